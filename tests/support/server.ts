import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createEngine, type Engine, type Loaders } from '#engine/index.ts';
import type { SectionManifest } from '#engine/section.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import type { DomainNames } from '#server/core/dns/domain-names.ts';
import { createOutboxMail } from '#server/core/mail/outbox-mail.ts';
import { createSmtpMail } from '#server/core/mail/smtp-mail.ts';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import type { Timeouts } from '#server/http/server/timeouts.ts';
import { type App, createApp } from '#server/main/create-app.ts';
import { createLog } from '#server/main/log.ts';
import { listSchools } from '#server/store/global.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import type { ServedAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { requirePostgres } from '../store/databases.ts';
import { createLogLines, type LogLine, type LogLines } from './log-lines.ts';
import { createDatabase } from './postgres.ts';
import { type Answer, type Ask, ask } from './request.ts';
import { testNow } from './schools.ts';
import { seedData, seedStore } from './template.ts';

/** The built command line. */
export const builtCli = join(packageRoot, 'dist/cli/index.js');

/** What a program of ours gets to see of this process's environment: nothing that would change what it does. */
export const cleanEnv = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NO_COLOR: '1',
  NODE_ENV: 'test',
  ...env,
});

export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** Everything printed that is no log line. */
  readonly printed: readonly string[];
  readonly log: LogLines;
  readonly exited: Promise<number | null>;
  get(path: string, options?: Ask): Promise<Answer>;
  /** SIGTERM; resolves with the exit code. Throws if the log has a warning or an error that was not announced. */
  stop(): Promise<number | null>;
}

/** Warnings and errors that a test expects in the log of its server, each as it matches the line's JSON. */
interface ExpectedLog {
  readonly expectsLog?: readonly RegExp[];
}

/** Starts the built server on a free port and waits until it has printed its addresses. */
export const startServer = async (
  env: Readonly<Record<string, string>> & { DATA_DIR: string },
  { expectsLog }: ExpectedLog = {},
): Promise<RunningServer> => {
  const child = spawn(process.execPath, [builtCli, 'serve'], {
    cwd: env.DATA_DIR,
    // A machine that runs tests is busy.
    env: cleanEnv({ PORT: '0', LOG_LEVEL: 'info', AVIF: 'off', SOURCE_PATIENCE: '20', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createLogLines(expectsLog);
  const printed: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let found: number | undefined;
    const read = (line: string): void => {
      if (line.startsWith('{')) {
        log.add(JSON.parse(line) as LogLine);
        return;
      }
      printed.push(line);
      const address = /Schoolyard {2}https?:\/\/[^:]+:(\d+)$/.exec(line);
      if (address) found = Number(address[1]);
      // The addresses end with an empty line.
      if (line === '' && found !== undefined) resolve(found);
    };
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', read);
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.\n${printed.join('\n')}`)));
  });
  return {
    child,
    port,
    printed,
    log,
    exited,
    get: (path, options) => ask(port, path, options),
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      log.requireQuiet();
      return code;
    },
  };
};

export interface TestApp {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly engine: Engine;
  readonly dataDir: string;
  readonly secret: string;
  /** Every route that is served, pages aside. */
  readonly routes: App['routes'];
  readonly port: number;
  readonly log: LogLines;
  /** Empty: the embedded database. */
  readonly databaseUrl: string;
  /** What the server takes for the time; tests move it. */
  readonly clock: { now: number };
  /** The import folder of a seeded school. */
  folder(slug: 'greenfield' | 'riverside'): string;
  get(path: string, options?: Ask): Promise<Answer>;
  /** The language of a school's mails to those who have chosen none. */
  readonly mailLanguageOf: App['mailLanguageOf'];
  /** Writes the visits that were counted so far. */
  readonly writeVisits: App['writeVisits'];
  /** From now on the office has another service worker, as after a deployment. */
  deployOfficeWorker(text: string): void;
  /** Publishes what is due by the test's clock. */
  readonly publishDue: App['publishDue'];
  /** Throws if the log has a warning or an error that was not announced. */
  stop(): Promise<void>;
}

export interface TestAppOptions extends ExpectedLog {
  /** Section types besides the product's. */
  readonly sections?: readonly SectionManifest[];
  /** Stands between the engine and the loaders of a page. */
  readonly withLoaders?: (loaders: Loaders) => Loaders;
  /** `debug` unless the test says otherwise. */
  readonly logLevel?: 'trace';
  readonly baseUrl?: string;
  readonly trustProxy?: readonly string[];
  readonly corsOrigins?: readonly string[];
  readonly quota?: { readonly each: number; readonly total: number };
  /** In bytes. */
  readonly mediaQuota?: number;
  readonly timeouts?: Timeouts;
  /** PostgreSQL in place of the embedded database. */
  readonly database?: 'embedded' | 'postgres';
  /** A PostgreSQL database that the caller removes, such as another node's; it is seeded where it is empty. */
  readonly databaseUrl?: string;
  /** A mail server; mails are written into the outbox folder where there is none. */
  readonly smtpUrl?: string;
  /** What name servers say; nothing by default. */
  readonly domainNames?: DomainNames;
  /** Sources that keep the theme's deadline; the others may take as long as a busy machine needs. */
  readonly hasty?: readonly string[];
}

const patientMs = 60_000;

const noDomainNames: DomainNames = {
  texts: async () => [],
  aliases: async () => [],
  addresses: async () => [],
};

const mailFrom = 'Schoolyard <no-reply@localhost>';

const engineWith = (assets: ServedAssets, own: readonly SectionManifest[]): Engine =>
  createEngine({
    sections: [...sections, ...own],
    sources,
    clock: () => performance.now(),
    islandUrl: (look) => assets.islands[look]?.url,
  });

let engineOfProcess: Engine | undefined;

/** One for all servers of the process: to compile what it checks themes with takes longer than most tests. */
const productEngine = (assets: ServedAssets): Engine => {
  engineOfProcess ??= engineWith(assets, []);
  return engineOfProcess;
};

/** What the servers of tests seal with. */
export const testSecret = 'a secret of thirty-two characters';

/**
 * The whole server in this process over a copy of the seeded data: real store, engine and files, a clock of its own.
 */
export const startApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const seeded = await seedData(options.database);
  const { dataDir } = seeded;
  const log = createLogLines(options.expectsLog);
  const logger = createLog(options.logLevel ?? 'debug', {
    write: (line) => log.add(JSON.parse(line) as LogLine),
  });
  const assets = JSON.parse(await readFile(join(packageRoot, 'dist/client/assets.json'), 'utf8')) as ServedAssets;
  const postgres = options.database === 'postgres' ? await startTestDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? postgres?.url;
  const store = await openStore({ databaseUrl, dataDir, log: logger, onSnapshotEveryMs: 0 });
  const storage = createFileStorage(join(dataDir, 'media'));
  const real = options.sections ? engineWith(assets, options.sections) : productEngine(assets);
  if (databaseUrl && (await listSchools(store)).length === 0)
    await seedStore(store, { storage, dataDir, folder: seeded.folder, engine: real });
  const { withLoaders = (loaders) => loaders, hasty = [] } = options;
  const engine: Engine = {
    ...real,
    load(plan, loaders) {
      const requests = plan.requests.map((request) =>
        hasty.includes(request.source) ? request : { ...request, deadlineMs: patientMs },
      );
      return real.load({ ...plan, requests }, withLoaders(loaders));
    },
  };
  const clock = { now: testNow };
  let baseUrl = new URL(options.baseUrl ?? 'http://localhost:3000');
  const app = await createApp({
    store,
    storage,
    mail: options.smtpUrl
      ? createSmtpMail(options.smtpUrl, mailFrom)
      : createOutboxMail(join(dataDir, 'outbox'), { from: mailFrom, now: () => clock.now }),
    domainNames: options.domainNames ?? noDomainNames,
    engine,
    assets,
    assetFolder: join(packageRoot, 'dist/client/assets'),
    cardFonts: join(packageRoot, 'dist/fonts'),
    docs: {
      pages: join(packageRoot, 'dist/docs.json'),
      themeSchema: join(packageRoot, 'themes/theme.schema.json'),
    },
    baseUrl: () => baseUrl,
    trustProxy: options.trustProxy ?? [],
    dataDir,
    secret: testSecret,
    checkAnswers: true,
    ...(options.quota ? { quota: options.quota } : {}),
    ...(options.mediaQuota === undefined ? {} : { mediaQuota: options.mediaQuota }),
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    corsOrigins: options.corsOrigins ?? [],
    now: () => clock.now,
    log: logger,
  });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.fastify.server.address() as { port: number };
  if (!options.baseUrl) baseUrl = new URL(`http://localhost:${port}`);
  return {
    store,
    storage,
    engine,
    dataDir,
    secret: testSecret,
    routes: app.routes,
    databaseUrl: databaseUrl ?? '',
    port,
    log,
    clock,
    folder: seeded.folder,
    get: (path, ask_) => ask(port, path, ask_),
    mailLanguageOf: app.mailLanguageOf,
    writeVisits: app.writeVisits,
    deployOfficeWorker: (worker) => void Object.assign(assets.office, { worker }),
    publishDue: app.publishDue,
    async stop() {
      await app.close();
      await store.close();
      await postgres?.end();
      seeded.remove();
      log.requireQuiet();
    },
  };
};

/** A database of its own on a PostgreSQL of the tests: a copy of the run's seeded one, if there is one. */
const startTestDatabase = async () => {
  const server = await requirePostgres();
  const database = await createDatabase(server.url, 'app', process.env.TEST_DATABASE_TEMPLATE);
  const end = async (): Promise<void> => {
    await database.drop();
    await server.stop();
  };
  return { url: database.url, end };
};
