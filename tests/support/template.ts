import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createEngine, type Engine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { importSchool } from '#server/domains/import/import-school.ts';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { packageRoot } from '#shared/package-root.ts';
import { writeFolder } from '../import/folder.ts';
import { createDatabase, type TestDatabase } from './postgres.ts';
import { publishThemes } from './publish-themes.ts';
import { greenfield, riverside } from './schools.ts';

/** A folder of its own under the system's temporary one. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'sy-test-'));

/** What a test file works on: a data folder with two schools, and the folders that they were imported from. */
export interface Seeded {
  readonly dataDir: string;
  /** The import folder of a school. */
  folder(slug: 'greenfield' | 'riverside'): string;
  remove(): void;
}

/** The second theme, for switching: theme 1 under another id, with a heading of its own. */
export const secondTheme = async (): Promise<Record<string, unknown> & { themeId: number }> => {
  const text = await readFile(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8');
  const theme = JSON.parse(text.replace('"Popular classes"', '"Classes of the second theme"')) as Record<
    string,
    unknown
  >;
  return { ...theme, themeId: 100, slug: 'second', name: 'Second', version: '1.0.0' };
};

/** In the template: the data folder whose embedded database has its tables and nothing in them. */
const empty = 'empty';

/**
 * Makes the data folders that tests copy, once a run: one migrated; one that has the built-in themes and two schools as
 * well.
 */
export const makeTemplate = async (): Promise<string> => {
  const template = scratch();
  const dataDir = join(template, 'data');
  const open = (folder: string) => openStore({ dataDir: folder, log: pino({ level: 'silent' }), onSnapshotEveryMs: 0 });
  await (await open(join(template, empty))).close();
  cpSync(join(template, empty), dataDir, { recursive: true });
  const store = await open(dataDir);
  const storage = createFileStorage(join(dataDir, 'media'));
  try {
    const engine = createEngine({ sections, sources, clock: () => performance.now() });
    for (const content of [greenfield(), riverside()])
      await writeFolder(join(template, String(content.header.school_Slug)), content);
    await seedStore(store, { storage, dataDir, folder: (slug) => join(template, slug), engine });
  } finally {
    await store.close();
  }
  return template;
};

/** In the template: the data folder that belongs to the seeded PostgreSQL database. */
const besidePostgres = 'data-of-postgres';

/** Makes the PostgreSQL database that tests copy, and the folder that goes with it, into the template. */
export const makeDatabaseTemplate = async (template: string, serverUrl: string): Promise<TestDatabase> => {
  const dataDir = join(template, besidePostgres);
  const database = await createDatabase(serverUrl, 'template');
  const store = await openStore({ databaseUrl: database.url, dataDir, log: pino({ level: 'silent' }) });
  try {
    const engine = createEngine({ sections, sources, clock: () => performance.now() });
    const storage = createFileStorage(join(dataDir, 'media'));
    await seedStore(store, { storage, dataDir, folder: (slug) => join(template, slug), engine });
  } finally {
    await store.close();
  }
  return database;
};

interface SeedOptions {
  readonly storage: MediaStorage;
  readonly dataDir: string;
  readonly folder: (slug: 'greenfield' | 'riverside') => string;
  readonly engine: Engine;
}

/** Publishes the built-in themes and imports the two schools into an empty database. */
export const seedStore = async (store: Store, { storage, dataDir, folder, engine }: SeedOptions): Promise<void> => {
  await publishThemes(store, engine);
  for (const slug of ['greenfield', 'riverside'] as const) {
    const result = await importSchool({ store, storage, dataDir, folder: folder(slug), themeId: 1 });
    if (!result.ok) throw new Error(`A test school does not import: ${JSON.stringify(result.problems)}`);
  }
};

let own: Promise<string> | undefined;

const templateOfProcess = async (): Promise<string> => {
  const template = await makeTemplate();
  process.once('exit', () => rmSync(template, { recursive: true, force: true }));
  return template;
};

/** The run's own template, named by TEST_DATA_TEMPLATE, or one that this process makes. */
const findTemplate = (): Promise<string> => {
  own ??= process.env.TEST_DATA_TEMPLATE ? Promise.resolve(process.env.TEST_DATA_TEMPLATE) : templateOfProcess();
  return own;
};

/** Puts an empty, migrated database into a data folder: to make one anew takes seconds. */
export const putEmptyDatabase = async (dataDir: string): Promise<void> =>
  cpSync(join(await findTemplate(), empty), dataDir, { recursive: true });

/**
 * A copy of the template. The folder is that of the embedded database, or the one that belongs to copies of the seeded
 * PostgreSQL database.
 */
export const seedData = async (kind: 'embedded' | 'postgres' = 'embedded'): Promise<Seeded> => {
  const template = await findTemplate();
  const root = scratch();
  const data = kind === 'postgres' && existsSync(join(template, besidePostgres)) ? besidePostgres : 'data';
  for (const name of ['greenfield', 'riverside']) cpSync(join(template, name), join(root, name), { recursive: true });
  cpSync(join(template, data), join(root, 'data'), { recursive: true });
  return {
    dataDir: join(root, 'data'),
    folder: (slug) => join(root, slug),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
