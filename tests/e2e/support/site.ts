import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFile, writeFolder } from '../../import/folder.ts';
import { runCli } from '../../support/cli.ts';
import { startServer } from '../../support/server.ts';
import { floodedContent, greenfieldContent, hostileContent, sparseContent, wordyContent } from './fixtures.ts';

export interface RunningSite {
  /** Another one after each `goTo`. */
  readonly port: number;
  /** Where the encodings of its pictures are kept. */
  readonly encodings: string;
  /** Runs a command against it. Throws what the command says if it fails. */
  command(args: readonly string[], input?: string): Promise<void>;
  /** Starts the server again, on another day. */
  goTo(now: string): Promise<void>;
  stop(): Promise<void>;
}

/** When the pages are read: 21 November 2026, before noon in India. */
export const siteNow = '2026-11-21T06:00:00Z';

interface SchoolToImport {
  readonly slug: string;
  readonly themeId: number;
  readonly content: ContentFile;
}

/**
 * Starts the built server with the demo schools over data of its own, and imports others through it as an owner would.
 */
export const startSiteWith = async (
  schools: readonly SchoolToImport[],
  more: Readonly<Record<string, string>> = {},
): Promise<RunningSite> => {
  const root = mkdtempSync(join(tmpdir(), 'sy-site-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const env = { DATA_DIR: dataDir, NOW: siteNow, ...more };
  let server = await startServer({ ...env, LOG_LEVEL: 'warn' });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  const command = async (args: readonly string[], input?: string): Promise<void> => {
    const { code, stderr } = await runCli(args, { cwd: root, env, ...(input === undefined ? {} : { input }) });
    if (code !== 0) throw new Error(`schoolyard ${args.join(' ')}:\n${stderr}`);
  };
  try {
    for (const { slug, themeId, content } of schools) {
      const folder = await writeFolder(join(root, slug), content);
      await command(['import', folder, '--slug', slug, '--theme', String(themeId)]);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get port() {
      return server.port;
    },
    encodings: join(dataDir, 'media-cache'),
    command,
    async goTo(now) {
      await server.stop();
      env.NOW = now;
      server = await startServer({ ...env, LOG_LEVEL: 'warn' });
    },
    stop,
  };
};

/** The site that the tests in a browser look at; to make its pictures in AVIF takes as long as many of them. */
export const startSite = (avif: 'on' | 'off'): Promise<RunningSite> =>
  startSiteWith(
    Object.entries({
      greenfield: greenfieldContent(),
      sparse: sparseContent(),
      flooded: floodedContent(),
      hostile: hostileContent(),
      wordy: wordyContent(),
    }).map(([slug, content]) => ({ slug, themeId: 1, content })),
    { AVIF: avif },
  );
