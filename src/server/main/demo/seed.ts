import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { importSchool } from '#server/domains/import/index.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { listSchools } from '#server/store/global.ts';
import { isSeeded, markSeeded } from '#server/store/installation.ts';
import type { Store } from '#server/store/store.ts';
import { readRollFile } from './roll-file.ts';
import { seedRoll } from './seed-roll.ts';

interface SeedOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
  /**
   * A folder with a folder for each demo school: `content.json`, its pictures, `site.json`, and perhaps
   * `roll.json`.
   */
  readonly folder: string;
  /** The folder with the product's own content. */
  readonly platformFolder: string;
  /** Which day the last registers of a roll are to reach. */
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * Imports the demo schools with their rolls, and the product's own words and pictures, into a database that has no other school. A start
 * that was ended in the middle is gone on with.
 */
export const seedDemoSchools = async (options: SeedOptions): Promise<void> => {
  const { store, folder } = options;
  if (await isSeeded(store)) return;
  const slugs = (await readdir(folder)).sort();
  if ((await listSchools(store)).every(({ slug }) => slugs.includes(slug))) await importDemoSchools(options, slugs);
  // Without statistics of so many new rows, the first page spends a third of its time on one count of students.
  await store.connection((client) => client.query('ANALYZE'), { writes: false });
  await markSeeded(store);
};

const importDemoSchools = async (options: SeedOptions, slugs: readonly string[]): Promise<void> => {
  const { store, storage, dataDir, folder, log, now } = options;
  await seedPlatform(options);
  for (const slug of slugs) {
    const { themeId, ...choices } = await readDemoSite(join(folder, slug));
    const result = await importSchool({
      store,
      storage,
      dataDir,
      folder: join(folder, slug),
      slug,
      themeId,
      choices,
      isDemo: true,
      actor: 'first start',
    });
    if (!result.ok) throw new Error(`The demo school "${slug}" does not import: ${JSON.stringify(result.problems)}`);
    const roll = await readRollFile(join(folder, slug));
    if (roll) await seedRoll({ store, schoolId: result.report.schoolId, file: roll, now: new Date(now()) });
    log.info({ school: slug, ms: result.report.milliseconds }, 'Imported a demo school.');
  }
};

/** The theme that a demo school uses and its choices: its site record, next to its content. */
export const readDemoSite = async (folder: string): Promise<SiteRecord> =>
  JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as SiteRecord;

const seedPlatform = async ({ store, storage, dataDir, platformFolder, log }: SeedOptions): Promise<void> => {
  const result = await importSchool({ store, storage, dataDir, folder: platformFolder, platform: true });
  if (!result.ok) throw new Error(`The product's content does not import: ${JSON.stringify(result.problems)}`);
  log.info({ ms: result.report.milliseconds }, "Imported the platform's own content.");
};
