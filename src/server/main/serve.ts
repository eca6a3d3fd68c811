import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createEngine, type Engine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { endsWithin } from '#server/core/concurrency/within.ts';
import { createDomainNames } from '#server/core/dns/domain-names.ts';
import type { Mail } from '#server/core/mail/mail.ts';
import { createOutboxMail } from '#server/core/mail/outbox-mail.ts';
import { createSmtpMail } from '#server/core/mail/smtp-mail.ts';
import { openMediaStorage } from '#server/files/storage/open-storage.ts';
import { type AvifQueue, type AvifQueueOptions, startAvifQueue } from '#server/files/uploads/avif-queue.ts';
import { listedSchools, listSiteIds } from '#server/store/global.ts';
import { createOrigins } from '#server/tenancy/origins.ts';
import { publishBuiltInThemes } from '#server/tenancy/themes/built-in-themes.ts';
import type { AssetManifest, ServedAssets } from '#shared/assets.ts';
import { findBuiltThemes } from '#shared/built-themes.ts';
import { isMissing } from '#shared/is-missing.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readShippedBytes } from '#shared/shipped.ts';
import type { Config } from './config.ts';
import { type Control, startControl } from './control/server.ts';
import { type App, createApp } from './create-app.ts';
import { seedDemoSchools } from './demo/seed.ts';
import { hourMs, startDailyTimer, startTimer, type Timer } from './maintenance/daily.ts';
import { type MaintenanceOptions, runMaintenance } from './maintenance/run-maintenance.ts';
import { startStudents } from './maintenance/start-students.ts';
import { openDatabase } from './open-database.ts';

export interface RunningServer {
  /** The product's address. */
  readonly url: string;
  /** Addresses of schools, by name. */
  readonly schools: readonly { readonly name: string; readonly url: string }[];
  /** Finishes what is under way, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the database, migrates, publishes built-in themes, seeds an empty database, and listens. Of several that start at
 * once, each but the first finds that done.
 */
export const serve = async (config: Config, log: Logger): Promise<RunningServer> => {
  const { dataDir, now } = config;
  const assets = JSON.parse(await readFile(join(packageRoot, 'dist/client/assets.json'), 'utf8')) as ServedAssets;
  const storage = await openMediaStorage(config.media);
  const build = await readBuild();
  const builtThemes = findBuiltThemes(packageRoot);
  let baseUrl = config.baseUrl;
  const engine = await createServerEngine({ assets, patience: config.sourcePatience, baseUrl: () => baseUrl });
  const store = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir,
    log,
    async prepare(opened) {
      await publishBuiltInThemes({ store: opened, engine, folder: join(packageRoot, 'themes'), builtThemes, log });
      await seedDemoSchools({
        store: opened,
        storage,
        dataDir,
        folder: join(packageRoot, 'src/demo/schools'),
        platformFolder: join(packageRoot, 'src/demo/platform'),
        now,
        log,
      });
    },
  });
  let app: App | undefined;
  let avif: AvifQueue | undefined;
  let control: Control | undefined;
  let timers: Timer | undefined;
  // Requests end soon; a command or the maintenance of a school may take minutes, and is not waited for.
  const stop = (): Promise<void> => {
    const timersEnd = timers?.stop();
    return closeAll([
      () => app?.close(),
      () => avif?.stop(),
      () => control?.close(),
      () => timersEnd && endsWithin(timersEnd, timersPatienceMs),
      () => store.close(),
    ]);
  };

  try {
    const mail = createMail(config);
    const running = await createApp({
      store,
      storage,
      mediaQuota: config.mediaQuota,
      mail,
      domainNames: createDomainNames(),
      engine,
      builtThemes,
      assets,
      assetFolder: join(packageRoot, 'dist/client/assets'),
      cardFonts: join(packageRoot, 'dist/fonts'),
      docs: {
        pages: join(packageRoot, 'dist/docs.json'),
        themeSchema: join(packageRoot, 'themes/theme.schema.json'),
      },
      baseUrl: () => baseUrl,
      trustProxy: config.trustProxy,
      staleMinutes: config.staleMinutes,
      savedPages: build === undefined ? undefined : { folder: join(dataDir, 'pages'), build },
      dataDir,
      secret: config.secret,
      corsOrigins: config.corsOrigins,
      now,
      log,
    });
    app = running;
    control = await startControl(
      { store, storage, dataDir, secret: config.secret, mediaQuota: config.mediaQuota },
      log,
    );
    await running.fastify.listen({ port: config.port, host: config.host });
    const address = running.fastify.server.address();
    if (config.baseUrlIsDefault && address && typeof address === 'object')
      baseUrl = new URL(`http://localhost:${address.port}`);

    if (config.makesAvif) avif = startAvif({ store, storage, idle: running.idle }, log);
    timers = startTimers({ app: running, store, storage, dataDir, mail, now, log });
    const { originOf } = createOrigins(() => baseUrl);
    const schools = await listedSchools(store, { limit: 10 });
    return {
      url: baseUrl.origin,
      schools: schools.map(({ name, slug }) => ({ name, url: originOf(slug) })),
      stop,
    };
  } catch (error) {
    await stop().catch((err: unknown) => log.error({ err }, 'Shutdown failed.'));
    throw error;
  }
};

const startAvif = (work: Pick<AvifQueueOptions, 'store' | 'storage' | 'idle'>, log: Logger): AvifQueue =>
  startAvifQueue({
    ...work,
    schoolIds: () => listSiteIds(work.store),
    onError: (err, at) => log.warn({ err, ...at }, 'A picture could not be made smaller.'),
  });

/** What the build left to be known by; undefined where it left nothing. */
const readBuild = async (): Promise<string | undefined> => {
  try {
    return await readFile(join(packageRoot, 'dist/stamp.txt'), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

interface EngineOptions {
  readonly assets: AssetManifest;
  readonly patience: Config['sourcePatience'];
  /** The product's address, which is known only when the server listens. */
  readonly baseUrl: () => URL;
}

/** Of about 200 pages. */
const keptSectionChars = 16_000_000;

const createServerEngine = async ({ assets, patience, baseUrl }: EngineOptions): Promise<Engine> => {
  const shipped = await readShippedBytes(packageRoot);
  return createEngine({
    sections,
    sources,
    clock: () => performance.now(),
    islandUrl: (look) => assets.islands[look]?.url,
    patience,
    keepChars: keptSectionChars,
    docsUrl: (rule) => new URL(`/docs/rules/${rule}`, baseUrl()).href,
    ...(shipped ? { shipped } : {}),
  });
};

const createMail = ({ smtpUrl, mailFrom, dataDir, now }: Config): Mail =>
  smtpUrl ? createSmtpMail(smtpUrl, mailFrom) : createOutboxMail(join(dataDir, 'outbox'), { from: mailFrom, now });

/** How long a stop waits for what is done daily and hourly, in milliseconds. */
const timersPatienceMs = 1500;

/** How often it is looked whether something is to be published, in milliseconds. */
const dueEveryMs = 30_000;

interface Timing extends Omit<MaintenanceOptions, 'isStopping' | 'onError' | 'originOf' | 'mailLanguageOf'> {
  readonly app: App;
  readonly log: Logger;
}

/** What is done daily and hourly, and what goes live by itself. */
const startTimers = ({ app, log, ...options }: Timing): Timer => {
  const onError: MaintenanceOptions['onError'] = (err, at) => log.warn({ err, ...at }, 'A maintenance task failed.');
  const daily = startDailyTimer(
    (isStopping) =>
      runMaintenance({ ...options, originOf: app.originOf, mailLanguageOf: app.mailLanguageOf, isStopping, onError }),
    (err) => log.warn({ err }, 'The daily maintenance failed.'),
  );
  const due = startTimer(() => app.publishDue(), {
    firstMs: dueEveryMs,
    everyMs: dueEveryMs,
    onError: (err) => log.warn({ err }, 'What is due could not be published; it is tried again.'),
  });
  // A day begins at each school in its own time zone: nobody waits longer than an hour for theirs.
  const students = startTimer((isStopping) => startStudents({ ...options, isStopping, onError }), {
    firstMs: dueEveryMs,
    everyMs: hourMs,
    onError: (err) => log.warn({ err }, 'Who was expected could not be counted as in school; it is tried again.'),
  });
  return {
    async stop() {
      await Promise.all([daily.stop(), due.stop(), students.stop()]);
    },
  };
};

/** Closes one after the other, all of them whatever fails; then throws the first failure. */
const closeAll = async (closers: readonly (() => Promise<unknown> | undefined)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};
