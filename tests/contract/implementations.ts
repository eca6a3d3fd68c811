import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Loaders } from '#engine/index.ts';
import { createFixtureLoaders } from '#preview/data/fixture-reader.ts';
import { createWebsiteLoaders } from '#preview/data/website-loader.ts';
import { parseMediaReference } from '#server/core/validation/media-reference.ts';
import { importSchool } from '#server/domains/import/import-school.ts';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { openStore } from '#server/store/open-store.ts';
import { content, media } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { createStoreDirectory } from '#server/tenancy/store-reader.ts';
import { createStoreLoaders } from '#server/website/sources/store-loaders.ts';
import { writeFolder } from '../import/folder.ts';
import { requirePostgres } from '../store/databases.ts';
import { createDatabase } from '../support/postgres.ts';
import { testNow, thornySchool } from '../support/schools.ts';
import { startApp } from '../support/server.ts';
import { scratch } from '../support/template.ts';

/** One way to load a school's sources, holding the thorny school whose first facility has lost its picture. */
export interface Implementation {
  readonly loaders: Loaders;
  end(): Promise<void>;
}

const lostPicture = 'images/facility-1.jpg';
const now = (): Date => new Date(testNow);

interface Target {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
}

const writeThorny = async (): Promise<{ folder: string; remove(): void }> => {
  const folder = await writeFolder(scratch(), thornySchool());
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Imports the school, then loses the picture as a crash between two stores would. */
const importThorny = async (target: Target): Promise<void> => {
  const { folder, remove } = await writeThorny();
  const result = await importSchool({ ...target, folder, themeId: 1 });
  remove();
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  await target.store.school(result.report.schoolId, async ({ db }) => {
    const first = and(eq(content.type, 'facility'), eq(content.externalId, '1'));
    const [row] = await db.select().from(content).where(first);
    await db.delete(media).where(eq(media.id, parseMediaReference(row?.published?.image) ?? -1));
  });
};

const storeLoaders = async (store: Store): Promise<Loaders> => {
  const school = await findSchoolBySlug(store, 'greenfield');
  if (!school) throw new Error('The school was not imported.');
  const directory = createStoreDirectory(store, { urlOf: (slug) => `http://${slug}.localhost`, now });
  return createStoreLoaders({ store, directory, now })({
    ...school,
    themeId: 1,
    host: 'greenfield.localhost',
    today: '2026-11-21',
  });
};

/** The server with the thorny school as the only listed one. */
const startThornyApp = async () => {
  const app = await startApp();
  await importThorny(app);
  const other = await findSchoolBySlug(app.store, 'riverside');
  await updateSchool(app.store, other?.schoolId ?? -1, { listed: false });
  return app;
};

const openEmbedded = async (): Promise<Implementation> => {
  const app = await startThornyApp();
  return { loaders: await storeLoaders(app.store), end: app.stop };
};

const openPostgres = async (): Promise<Implementation> => {
  const server = await requirePostgres();
  const database = await createDatabase(server.url, 'contract');
  const dataDir = scratch();
  const store = await openStore({ databaseUrl: database.url, dataDir, log: pino({ level: 'silent' }) });
  await importThorny({ store, storage: createFileStorage(join(dataDir, 'media')), dataDir });
  return {
    loaders: await storeLoaders(store),
    async end() {
      await store.close();
      await database.drop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const openHttp = async (): Promise<Implementation> => {
  const app = await startThornyApp();
  const school = await findSchoolBySlug(app.store, 'greenfield');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const origin = `http://localhost:${app.port}`;
  return {
    loaders: createWebsiteLoaders({ origin, schoolId: school?.schoolId, queryClient }),
    async end() {
      queryClient.clear();
      await app.stop();
    },
  };
};

const openFixture = async (): Promise<Implementation> => {
  const { folder, remove } = await writeThorny();
  rmSync(join(folder, lostPicture));
  const loaders = await createFixtureLoaders({ folder, now: () => testNow });
  return { loaders, end: async () => remove() };
};

export const implementations = [
  { name: 'the embedded database', open: openEmbedded },
  { name: 'PostgreSQL', open: openPostgres },
  { name: 'HTTP', open: openHttp },
  { name: 'a folder', open: openFixture },
] as const;
