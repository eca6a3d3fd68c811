import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { MediaStorage } from './media/storage.ts';
import { importSchool } from './operations/import/import-school.ts';
import { listSchools } from './store/global.ts';
import type { Store } from './store/store.ts';

interface SeedOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
  /** A folder with a folder for each demo school. */
  readonly folder: string;
  readonly log: Logger;
}

/** The theme each demo school wears. */
const demoThemes: Readonly<Record<string, number>> = { amaltas: 1 };

/** Imports the demo schools into a database that has none. */
export const seedDemoSchools = async ({ store, storage, dataDir, folder, log }: SeedOptions): Promise<void> => {
  if ((await listSchools(store)).length > 0) return;
  for (const slug of (await readdir(folder)).sort()) {
    const result = await importSchool({
      store,
      storage,
      dataDir,
      folder: join(folder, slug),
      slug,
      themeId: demoThemes[slug] ?? 1,
    });
    if (!result.ok) throw new Error(`The demo school "${slug}" does not import: ${JSON.stringify(result.problems)}`);
    log.info({ school: slug, ms: result.report.milliseconds }, 'Imported a demo school.');
  }
};
