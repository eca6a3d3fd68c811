import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createEngine } from '../../engine/index.ts';
import { sources } from '../../schemas/sources/index.ts';
import { sections } from '../../sections/index.ts';
import type { AssetManifest } from '../shared/assets.ts';
import { packageRoot } from '../shared/package-root.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { startControl } from './control/server.ts';
import { startAvifQueue } from './media/avif-queue.ts';
import { createFileStorage } from './media/storage.ts';
import { seedDemoSchools } from './seed.ts';
import { listedSchools, listSchools } from './store/global.ts';
import { openStore } from './store/open-store.ts';
import { publishBuiltInThemes } from './themes/theme-catalog.ts';

export interface RunningServer {
  /** The product's address. */
  readonly url: string;
  /** Addresses of schools, by name. */
  readonly schools: readonly { readonly name: string; readonly url: string }[];
  /** Finishes what is under way, then closes the database. */
  stop(): Promise<void>;
}

export const createLog = (level: Config['logLevel']): Logger => pino({ level, base: null });

/** Opens the database, migrates, publishes built-in themes, seeds an empty database, and listens. */
export const serve = async (config: Config, log: Logger): Promise<RunningServer> => {
  const { dataDir, now } = config;
  const assets = JSON.parse(await readFile(join(packageRoot, 'dist/client/assets.json'), 'utf8')) as AssetManifest;
  const store = await openStore({ databaseUrl: config.databaseUrl, dataDir, log });
  const storage = createFileStorage(config.mediaDir);
  const engine = createEngine({
    sections,
    sources,
    clock: () => performance.now(),
    islandUrl: (type) => assets.islands[type]?.url,
  });
  let baseUrl = config.baseUrl;
  const closers: (() => Promise<void>)[] = [() => store.close()];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    await publishBuiltInThemes(store, engine, join(packageRoot, 'themes'));
    await seedDemoSchools({ store, storage, dataDir, folder: join(packageRoot, 'src/demo/schools'), log });
    const app = await createApp({
      store,
      storage,
      engine,
      assets,
      assetFolder: join(packageRoot, 'dist/client/assets'),
      baseUrl: () => baseUrl,
      trustProxy: config.trustProxy,
      now,
      log,
    });
    closers.push(() => app.close());
    const control = await startControl({ store, storage, dataDir }, log);
    closers.push(() => control.close());
    await app.fastify.listen({ port: config.port, host: config.host });
    const address = app.fastify.server.address();
    if (config.baseUrlIsDefault && address && typeof address === 'object')
      baseUrl = new URL(`http://localhost:${address.port}`);

    const avif = startAvifQueue({
      store,
      storage,
      schoolIds: async () => (await listSchools(store)).map(({ id }) => id),
      idle: app.idle,
      onError: (err, at) => log.warn({ err, ...at }, 'A picture could not be made smaller.'),
    });
    closers.push(() => avif.stop());
    const schools = await listedSchools(store, 10);
    return {
      url: baseUrl.origin,
      schools: schools.map(({ name, slug }) => ({ name, url: `${baseUrl.protocol}//${slug}.${baseUrl.host}` })),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
