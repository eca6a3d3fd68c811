import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { floodedContent, greenfieldContent, hostileContent, sparseContent } from '../e2e/support/fixtures.ts';
import { type RunningSite, siteNow } from '../e2e/support/site.ts';
import { writeFolder } from '../import/folder.ts';
import { runCli } from '../support/cli.ts';
import { startServer } from '../support/server.ts';
import type { ShotOptions } from './options.ts';
import { readTheme, schoolOf } from './pages.ts';

const contents = {
  reference: greenfieldContent,
  sparse: sparseContent,
  flooded: floodedContent,
  hostile: hostileContent,
} as const;

/** The built server over data of its own: the demo schools, and a test school in each theme where one is asked for. */
export const startShotServer = async ({ school, themes }: ShotOptions): Promise<RunningSite> => {
  const root = mkdtempSync(join(tmpdir(), 'sy-shots-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const env = { DATA_DIR: dataDir, NOW: siteNow };
  const server = await startServer({ ...env, LOG_LEVEL: 'warn' });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  if (school === 'demo') return { port: server.port, stop };
  try {
    for (const theme of themes) {
      const slug = schoolOf(theme, school);
      const content = contents[school]();
      const header = { ...content.header, schoolKey: slug.toUpperCase() };
      const folder = await writeFolder(join(root, slug), { ...content, header });
      const options = ['--slug', slug, '--theme', String(readTheme(theme).themeId)];
      const { code, stderr } = await runCli(['import', folder, ...options], { cwd: root, env });
      if (code !== 0) throw new Error(`${slug} does not import:\n${stderr}`);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: server.port, stop };
};
