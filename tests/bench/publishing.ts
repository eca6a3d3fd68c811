import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { builtCli, startServer } from '../support/server.ts';
import { keepAlive } from './keep-alive.ts';
import type { Figure } from './result.ts';
import { themeFile } from './setup.ts';

/** What each school has chosen of its theme; the version that is tried breaks the last of it. */
const choices = {
  tokens: { 'color.primary': '#7A1F5C' },
  overrides: { 'home/birthday-students': { hidden: true }, 'home/no-such-section': { hidden: true } },
};

/**
 * How long a new version of the theme that every school uses takes to be tried, with the choices of each, and how long
 * a visitor waits for a page meanwhile. The database has `schools` schools.
 */
export const benchPublishing = async (
  databaseUrl: string,
  client: pg.Client,
  schools: number,
): Promise<readonly Figure[]> => {
  await client.query('update site_records set record = record || $1::jsonb', [choices]);
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  const run = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, [builtCli, ...args], { env: { ...process.env, ...env } })).stdout;
  const file = join(dataDir, 'theme.json');
  const theme = JSON.parse(await readFile(themeFile, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...theme, version: '99.0.0' }));
  const node = await startServer(env, { expectsLog: [/The stored copy of the picture is gone/] });
  const server = keepAlive(node.port);
  const askPage = async (): Promise<number> => {
    const started = performance.now();
    await server.get('/', { host: `school-2.localhost:${node.port}`, 'accept-encoding': 'br' });
    return performance.now() - started;
  };
  try {
    const token = (await run('token', 'create', '--name', 'bench')).trim();
    const waits: number[] = [];
    let isOver = false;
    const visit = async (): Promise<void> => {
      while (!isOver) {
        waits.push(await askPage());
        await setTimeout(5);
      }
    };
    await askPage();
    const visits = visit();
    const started = performance.now();
    const onServer = ['--server', `http://localhost:${node.port}`, '--token', token];
    await run('theme', 'publish', file, '--dry-run', ...onServer).finally(() => {
      isOver = true;
    });
    const seconds = (performance.now() - started) / 1000;
    await visits;
    const what = `theme publish --dry-run for ${schools.toLocaleString('en-IN')} schools`;
    return [
      { name: `schools: ${what}`, value: seconds, unit: 's', limit: 6 },
      {
        name: `schools: the longest wait of a visitor during ${what}`,
        value: Math.max(...waits),
        unit: 'ms',
        limit: 250,
      },
    ];
  } finally {
    server.stop();
    await node.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
