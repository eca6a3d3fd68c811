import fs from 'node:fs';
import path from 'node:path';
import { type ImportOptions, importSchool } from '#server/domains/import/import-school.ts';
import type { ImportReport } from '#server/domains/import/report.ts';
import { createFileStorage, type MediaStorage } from '#server/files/storage/storage.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { requirePostgres, silent } from '../store/databases.ts';
import { createDatabase } from '../support/postgres.ts';
import { putEmptyDatabase } from '../support/template.ts';
import { scratch } from './folder.ts';

export interface Bench {
  store: Store;
  storage: MediaStorage;
  dataDir: string;
  /** Imports a folder; a failure to do so because of problems fails the test. */
  run(folder: string, changes?: Partial<ImportOptions>): Promise<ImportReport>;
  /** As `importSchool`, with this bench's store and storage. */
  attempt(folder: string, changes?: Partial<ImportOptions>): ReturnType<typeof importSchool>;
  end(): Promise<void>;
}

export const kinds = ['embedded', 'postgres'] as const;

/** A fresh store of this kind with media storage. */
export async function openBench(kind: (typeof kinds)[number]): Promise<Bench> {
  const dataDir = scratch();
  if (kind === 'embedded') await putEmptyDatabase(dataDir);
  const server = kind === 'postgres' ? await requirePostgres() : undefined;
  const database = server && (await createDatabase(server.url, 'import'));
  const store = await openStore({
    dataDir,
    databaseUrl: database?.url,
    log: silent,
    onSnapshotEveryMs: 0,
  });
  const storage = createFileStorage(path.join(dataDir, 'media'));
  const attempt: Bench['attempt'] = (folder, changes) =>
    importSchool({ store, storage, dataDir, folder, themeId: 1, ...changes });
  return {
    store,
    storage,
    dataDir,
    attempt,
    async run(folder, changes) {
      const result = await attempt(folder, changes);
      if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
      return result.report;
    },
    async end() {
      await store.close();
      await database?.drop();
      await server?.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
