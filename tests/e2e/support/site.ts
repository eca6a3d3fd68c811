import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFile, writeFolder } from '../../import/folder.ts';
import { runCli } from '../../support/cli.ts';
import { startServer } from '../../support/server.ts';
import { floodedContent, greenfieldContent, hostileContent, sparseContent, wordyContent } from './fixtures.ts';

export interface RunningSite {
  readonly port: number;
  stop(): Promise<void>;
}

/** When the pages are read: 21 November 2026, before noon in India. */
export const siteNow = '2026-11-21T06:00:00Z';

/** Starts the built server with the demo school, and imports the other schools through it as an owner would. */
export const startSite = async (): Promise<RunningSite> => {
  const root = mkdtempSync(join(tmpdir(), 'sy-e2e-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const env = { DATA_DIR: dataDir, NOW: siteNow };
  const server = await startServer({ ...env, LOG_LEVEL: 'warn' });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  const importSchool = async (slug: string, content: ContentFile): Promise<void> => {
    const folder = await writeFolder(join(root, slug), content);
    const { code, stderr } = await runCli(['import', folder, '--slug', slug, '--theme', '1'], { cwd: root, env });
    if (code !== 0) throw new Error(`${slug} does not import:\n${stderr}`);
  };
  try {
    await importSchool('greenfield', greenfieldContent());
    await importSchool('sparse', sparseContent());
    await importSchool('flooded', floodedContent());
    await importSchool('hostile', hostileContent());
    await importSchool('wordy', wordyContent());
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: server.port, stop };
};
