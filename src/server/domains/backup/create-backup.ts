import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
import { type ArchiveEntry, type Ending, readArchive, streamArchive, writeArchive } from './archive.ts';
import { type BackedUpRows, backUpHeldRows, backUpRows, endOf, type RowsOptions } from './back-up-rows.ts';

interface BackupOptions extends RowsOptions {
  /** Lends a connection while the rows are read, the embedded one for moments: the files, which take longer, block nobody. */
  readonly store: Pick<Store, 'kind' | 'connection'>;
  readonly storage: MediaStorage;
}

export interface BackupReport extends Ending {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly schools: number;
}

/**
 * Writes everything of the installation, or of one school, into one file: all rows as they stood at one time, then the
 * files that they name. Errors: `UNKNOWN_SCHOOL`.
 */
export const createBackup = async ({ store, storage, ...options }: BackupOptions): Promise<BackupReport> => {
  const spool = `${options.file}.rows`;
  try {
    const found = await readRows(store, { ...options, file: spool });
    const ending = { rows: found.rows, files: 0, missing: [] as string[] };
    const written = await writeArchive(options.file, withFiles(spool, { storage, found, ending }));
    const schools = found.schools.filter(({ id }) => id > 0).length;
    return { file: options.file, ...written, ...ending, schools };
  } finally {
    await rm(spool, { force: true });
  }
};

interface StreamOptions extends Omit<BackupOptions, 'file'> {
  readonly slug: string;
}

/**
 * The backup of one school as a stream. The rows are read before it resolves, into a folder that goes with the stream;
 * the files are read while it goes on. Errors: `UNKNOWN_SCHOOL`.
 */
export const streamBackup = async ({ store, storage, ...options }: StreamOptions): Promise<Readable> => {
  const folder = await mkdtemp(join(tmpdir(), 'schoolyard-backup-'));
  const spool = join(folder, 'rows.tar.gz');
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const found = await readRows(store, { ...options, file: spool });
    const ending = { rows: found.rows, files: 0, missing: [] as string[] };
    return streamArchive(thenRemoved(withFiles(spool, { storage, found, ending }), remove));
  } catch (error) {
    await remove();
    throw error;
  }
};

const readRows = ({ kind, connection }: BackupOptions['store'], options: RowsOptions): Promise<BackedUpRows> =>
  kind === 'embedded'
    ? backUpHeldRows(connection, options)
    : connection((client) => backUpRows(client, options), { writes: false });

async function* thenRemoved(
  entries: AsyncIterable<ArchiveEntry>,
  remove: () => Promise<void>,
): AsyncGenerator<ArchiveEntry> {
  try {
    yield* entries;
  } finally {
    await remove();
  }
}

interface Filling {
  readonly storage: MediaStorage;
  readonly found: BackedUpRows;
  readonly ending: { readonly rows: number; files: number; readonly missing: string[] };
}

async function* withFiles(spool: string, { storage, found, ending }: Filling): AsyncGenerator<ArchiveEntry> {
  for await (const entry of readArchive(spool)) if (entry.name !== 'end.json') yield entry;
  for (const key of found.keys) {
    const data = await storage.get(key);
    if (!data) {
      ending.missing.push(key);
      continue;
    }
    ending.files += 1;
    yield { name: `media/${key}`, data };
  }
  yield endOf(ending);
}
