import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '#server/store/migrations.ts';
import { openStore } from '#server/store/open-store.ts';
import { requirePostgres, silent } from '../store/databases.ts';
import { extent } from '../support/extent.ts';
import { createDatabase, type TestPostgres } from '../support/postgres.ts';
import { createRandom } from '../support/random.ts';
import { builtCli, cleanEnv, type RunningServer, startServer } from '../support/server.ts';

const rounds = 30;

const demoSchools = ['amaltas', 'devdatt', 'kurinji'];

type Env = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'schoolyard-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

const homePages = async (server: RunningServer): Promise<number[]> => {
  const pages = demoSchools.map((slug) => server.get('/', { host: `${slug}.localhost:${server.port}` }));
  return (await Promise.all(pages)).map(({ status }) => status);
};

/** Starts the server, and expects every demo school of it. */
const expectWhole = async (...envs: readonly Env[]): Promise<void> => {
  const servers = await Promise.all(envs.map((env) => startServer(env)));
  for (const server of servers) expect(await homePages(server)).toEqual([200, 200, 200]);
  for (const server of servers) expect(await server.stop()).toBe(0);
};

/** Starts the server, and kills it some milliseconds after its start, or after a line of its output. */
const killStart = async (env: Env, ms: number, line?: RegExp): Promise<void> => {
  const child = spawn(process.execPath, [builtCli, 'serve'], {
    cwd: env.DATA_DIR,
    env: cleanEnv({ PORT: '0', LOG_LEVEL: 'info', ...env }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const seen = new Promise<void>((resolve) => {
    if (line) child.stdout.setEncoding('utf8').on('data', (text: string) => line.test(text) && resolve());
    else child.stdout.resume();
  });
  if (line) await Promise.race([seen, exited]);
  await Promise.race([setTimeout(ms), exited]);
  child.kill('SIGKILL');
  await exited;
};

describe.runIf(extent(false, true))('a first start on the embedded database', () => {
  it('that was killed between two demo schools is gone on with', async () => {
    const env = { DATA_DIR: newFolder() };
    await killStart(env, 0, /Imported a demo school/);
    await expectWhole(env);
  });

  it(`that is killed at any moment is made up for by the next: ${rounds} times`, async () => {
    const random = createRandom(15);
    for (let round = 0; round < rounds; round++) {
      const env = { DATA_DIR: newFolder() };
      await killStart(env, 200 + random.below(6000));
      await expectWhole(env);
    }
  }, 3_600_000);
});

/** By turns at any moment of a start, and just before, within or after its migration. */
const killMigration = (env: Env, round: number, random: ReturnType<typeof createRandom>): Promise<void> =>
  round % 2 === 0 ? killStart(env, 200 + random.below(3000)) : killStart(env, random.below(400), /backed up before/);

it.runIf(extent(false, true))(
  `the migration of an embedded database that is killed at any moment is made up for by the next start: ${rounds} times`,
  async () => {
    const older = newFolder();
    await expectWhole({ DATA_DIR: older });
    const store = await openStore({ dataDir: older, log: silent, onSnapshotEveryMs: 0 });
    await undoLastMigrations((text) => store.global(({ db }) => db.execute(sql.raw(text))));
    await store.close();
    const random = createRandom(17);
    for (let round = 0; round < rounds; round++) {
      const env = { DATA_DIR: join(newFolder(), 'data') };
      cpSync(older, env.DATA_DIR, { recursive: true });
      await killMigration(env, round, random);
      await expectWhole(env);
      rmSync(env.DATA_DIR, { recursive: true });
    }
  },
  3_600_000,
);

describe('starts on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await requirePostgres();
  });
  afterAll(() => postgres.stop());

  const newDatabase = async (): Promise<string> => {
    const database = await createDatabase(postgres.url, 'start');
    onTestFinished(() => database.drop());
    return database.url;
  };

  /** What servers over one database have in common. */
  const newShared = async () => ({ DATABASE_URL: await newDatabase(), MEDIA_URL: pathToFileURL(newFolder()).href });

  it('that begin at once on an empty database both succeed, and so on an older one, after one backup', async () => {
    const shared = await newShared();
    await expectWhole({ ...shared, DATA_DIR: newFolder() }, { ...shared, DATA_DIR: newFolder() });
    await undoLastMigrationsOf(shared.DATABASE_URL);
    const servers = await Promise.all([1, 2].map(() => startServer({ ...shared, DATA_DIR: newFolder() })));
    for (const server of servers) expect(await homePages(server)).toEqual([200, 200, 200]);
    const backups = servers.flatMap(({ log }) => log.named('The database was backed up before its migration.'));
    expect(backups).toHaveLength(1);
    for (const server of servers) expect(await server.stop()).toBe(0);
  });

  it.runIf(extent(false, true))(
    `that are killed at any moment are made up for by the next: ${rounds} times`,
    async () => {
      const random = createRandom(16);
      for (let round = 0; round < rounds; round++) {
        const env = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() };
        await killStart(env, 200 + random.below(6000));
        await expectWhole(env);
      }
    },
    3_600_000,
  );

  it.runIf(extent(false, true))(
    `that are killed in a migration are made up for by the next: ${rounds} times`,
    async () => {
      const shared = await newShared();
      await expectWhole({ ...shared, DATA_DIR: newFolder() });
      const random = createRandom(18);
      for (let round = 0; round < rounds; round++) {
        await undoLastMigrationsOf(shared.DATABASE_URL);
        const env = { ...shared, DATA_DIR: newFolder() };
        await killMigration(env, round, random);
        await expectWhole(env);
      }
    },
    3_600_000,
  );
});

/** Leaves a database as the version before the last three migrations had it. */
const undoLastMigrations = async (query: (text: string) => Promise<unknown>): Promise<void> => {
  const last = ['0046_visit-versions', '0047_client-keys-of-syllabuses', '0048_health-notes'];
  expect(migrations.slice(-3).map(({ name }) => name)).toEqual(last);
  await query(`
    alter table syllabuses drop column client_key;
    alter table enquiry_follow_ups drop column client_key;
    alter table visitors drop column version, drop column updated_at;
    delete from schoolyard.migrations where name in ('${last.join("', '")}')`);
};

const undoLastMigrationsOf = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await undoLastMigrations((text) => client.query(text));
  } finally {
    await client.end();
  }
};
