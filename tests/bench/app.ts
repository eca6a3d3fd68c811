import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Engine } from '#engine/index.ts';
import { createDomainNames } from '#server/core/dns/domain-names.ts';
import { createOutboxMail } from '#server/core/mail/outbox-mail.ts';
import { importSchool } from '#server/domains/import/import-school.ts';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import { type App, createApp } from '#server/main/create-app.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import type { ServedAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { createDatabase, startPostgres } from '../support/postgres.ts';
import { publishThemes } from '../support/publish-themes.ts';
import { createBenchEngine, referenceFolder } from './setup.ts';

/** The whole server in this process over a database of its own with the reference school. */
export interface BenchApp {
  readonly app: App;
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly engine: Engine;
  readonly assets: ServedAssets;
  readonly databaseUrl: string;
  readonly host: string;
  stop(): Promise<void>;
}

const log = pino({ level: 'silent' });

interface BenchAppOptions {
  /** 0: no page is kept, each is rendered anew. */
  readonly pageCacheBytes: number;
  /** A server over whose database this is another one. */
  readonly beside?: BenchApp;
  /** PostgreSQL unless it is the embedded one. */
  readonly isEmbedded?: boolean;
  readonly now?: () => number;
}

/** A PostgreSQL server, and a database on it unless there is one. */
const startDatabase = async (known: string | undefined) => {
  const server = await startPostgres();
  if (!server) throw new Error('No PostgreSQL 15 or newer was found. Install one, or set TEST_DATABASE_URL.');
  const own = known === undefined ? await createDatabase(server.url, 'bench') : undefined;
  return {
    url: own?.url ?? known,
    async stop() {
      await own?.drop();
      await server.stop();
    },
  };
};

export const startBenchApp = async (options: BenchAppOptions): Promise<BenchApp> => {
  const { pageCacheBytes, beside, isEmbedded = false, now = Date.now } = options;
  const database = isEmbedded ? undefined : await startDatabase(beside?.databaseUrl);
  const databaseUrl = database?.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'schoolyard-bench-'));
  const store = await openStore({ databaseUrl, dataDir, log });
  const storage = createFileStorage(join(dataDir, 'media'));
  const engine = createBenchEngine();
  const assets = JSON.parse(await readFile(join(packageRoot, 'dist/client/assets.json'), 'utf8')) as ServedAssets;
  if (!beside) {
    await publishThemes(store, engine);
    const school = { folder: referenceFolder, slug: 'reference', themeId: 1, isDemo: true } as const;
    const imported = await importSchool({ store, storage, dataDir, ...school });
    if (!imported.ok) throw new Error('The reference school does not import.');
  }
  const app = await createApp({
    store,
    storage,
    domainNames: createDomainNames(),
    mail: createOutboxMail(join(dataDir, 'outbox'), { from: 'Schoolyard <no-reply@localhost>', now }),
    engine,
    assets,
    assetFolder: join(packageRoot, 'dist/client/assets'),
    cardFonts: join(packageRoot, 'dist/fonts'),
    docs: {
      pages: join(packageRoot, 'dist/docs.json'),
      themeSchema: join(packageRoot, 'themes/theme.schema.json'),
    },
    baseUrl: () => new URL('http://localhost:3000'),
    trustProxy: [],
    dataDir,
    secret: 'a secret of thirty-two characters',
    now,
    log,
    pageCacheBytes,
  });
  return {
    app,
    store,
    storage,
    engine,
    assets,
    databaseUrl: databaseUrl ?? '',
    host: 'reference.localhost:3000',
    async stop() {
      await app.close();
      await store.close();
      await database?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
