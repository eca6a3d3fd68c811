import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const oldest = 15;

/** A PostgreSQL for tests; `stop` ends only what was started for it. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** A cluster of one's own, which may be ended and started again. */
export interface ScratchPostgres extends TestPostgres {
  /** Ends it at once, as a crash would. */
  crash(): Promise<void>;
  /** Ends it as an administrator does: connections are told. */
  shutDown(): Promise<void>;
  restart(): Promise<void>;
}

/** A database of its own; `drop` removes it and the application role that the store made for it. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * The server of TEST_DATABASE_URL, else a scratch cluster from any PostgreSQL ≥ 15 programs found, else from apt where
 * this is root; null if there is none. A server that happens to run is never touched.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  return startScratchPostgres();
}

/** A scratch cluster, whatever TEST_DATABASE_URL says; null if there are no programs for one. */
export async function startScratchPostgres(): Promise<ScratchPostgres | null> {
  const programs = findPrograms() ?? installPrograms();
  return programs === undefined ? null : startCluster(programs);
}

/** Makes a database on the server of `url`, empty or a copy of `template`; its name starts with `name`. */
export async function createDatabase(url: string, name: string, template?: string): Promise<TestDatabase> {
  const database = `${name.replaceAll(/\W/g, '_').slice(0, 30)}_${randomBytes(4).toString('hex')}`;
  await administer(url, `CREATE DATABASE "${database}"${template ? ` TEMPLATE "${template}"` : ''}`);
  const own = new URL(url);
  own.pathname = `/${database}`;
  return {
    url: own.href,
    drop: () =>
      administer(
        url,
        `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`,
        `DROP ROLE IF EXISTS "schoolyard_app_${database}"`,
      ),
  };
}

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The directory of the newest `initdb` and `postgres`. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const installed = fs.existsSync(debian)
    ? fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin'))
    : [];
  const usable = [...installed, ...(process.env.PATH ?? '').split(path.delimiter)]
    .filter((directory) => ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(directory, name))))
    .map((directory) => ({ directory, version: versionOf(directory) }))
    .filter(({ version }) => version >= oldest)
    .sort((a, b) => b.version - a.version);
  return usable[0]?.directory;
}

function versionOf(directory: string): number {
  const said = execFileSync(path.join(directory, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(said)?.[0] ?? 0);
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // Debian's package would otherwise create and start a cluster of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PG_NO_START: '1' };
  const args = ['-c', 'command -v apt-get && apt-get update && apt-get install -y --no-install-recommends postgresql'];
  const { status } = spawnSync('sh', args, { env, stdio: 'ignore' });
  return status === 0 ? findPrograms() : undefined;
}

async function startCluster(programs: string): Promise<ScratchPostgres> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'sy-pg-'));
  const user = unprivilegedUser();
  if (user) fs.chownSync(directory, user.uid, user.gid);
  const data = path.join(directory, 'data');
  const options = { cwd: directory, env: { ...process.env, LC_ALL: 'C' }, ...user };
  const created = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), created, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const settings = ['listen_addresses=', `unix_socket_directories=${directory}`, 'fsync=off', 'full_page_writes=off'];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const start = (): ChildProcess =>
    spawn(path.join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = start();
  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill(signal)) await ended;
  };
  const crash = (): Promise<void> => end('SIGQUIT');
  const remove = () => {
    server.kill('SIGQUIT');
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  try {
    await untilReady(server);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    crash,
    shutDown: () => end('SIGINT'),
    restart() {
      server = start();
      return untilReady(server);
    },
    async stop() {
      process.off('exit', remove);
      await crash();
      remove();
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('The tests run as root, and there is no user postgres or nobody to run PostgreSQL as.');
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}
