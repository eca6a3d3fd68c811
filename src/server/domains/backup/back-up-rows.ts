import type { ClientBase } from 'pg';
import { mediaFileKeys } from '#server/files/uploads/files.ts';
import type { MediaVariant } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type ArchiveEntry, type Ending, type Manifest, writeArchive } from './archive.ts';
import { type DumpedRow, dumpRows } from './dump-rows.ts';
import { readTables } from './tables.ts';

export interface RowsOptions {
  /** Where it is written: `….tar.gz`. */
  readonly file: string;
  /** One school alone. */
  readonly slug?: string | undefined;
  readonly now: Date;
  readonly progress?: (done: number, total: number, label: string) => void;
}

export interface BackedUpRows {
  readonly rows: number;
  readonly schools: readonly SchoolName[];
  /** The keys of the files that the rows name. */
  readonly keys: readonly string[];
}

/** Rows are written in files of about this many characters: what becomes text, or rows again, in one go. */
const batchCharacters = 512 * 1024;

/**
 * Writes all rows of the installation, or of one school, as they are at one time, on a connection outside any
 * transaction: a backup without files. Errors: `UNKNOWN_SCHOOL`.
 */
export const backUpRows = async (client: ClientBase, options: RowsOptions): Promise<BackedUpRows> => {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(
      "set local time zone 'UTC'; set local datestyle = 'ISO'; set local statement_timeout = 0; set local max_parallel_workers_per_gather = 0",
    );
    const schools = await readSchools(client, options.slug);
    const found = { rows: 0, schools, keys: [] as string[] };
    await writeArchive(options.file, entriesOf(client, options, found));
    await client.query('commit');
    return found;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

type SchoolName = Manifest['schools'][number];

const readSchools = async (client: ClientBase, slug: string | undefined): Promise<SchoolName[]> => {
  const { rows } = await client.query<SchoolName>('select id, slug from schools order by id');
  if (slug === undefined) return rows;
  const own = rows.filter((school) => school.slug === slug && school.id > 0);
  if (own.length === 0) throw new AppError('UNKNOWN_SCHOOL', { slug });
  return own;
};

async function* entriesOf(
  client: ClientBase,
  { slug, now, progress }: RowsOptions,
  found: { rows: number; readonly schools: readonly SchoolName[]; readonly keys: string[] },
): AsyncGenerator<ArchiveEntry> {
  const { schools, keys } = found;
  const tables = await readTables(client);
  const { rows } = await client.query<{ name: string }>('select max(name) as name from schoolyard.migrations');
  const kind = slug === undefined ? 'whole' : 'school';
  const migration = rows[0]?.name ?? '';
  const manifest: Manifest = { format: 1, kind, createdAt: now.toISOString(), migration, schools };
  yield jsonEntry('manifest.json', manifest);
  const onlySchool = slug === undefined ? null : (schools[0]?.id ?? null);
  const total = schools.length + 1;
  let batch = 0;
  for (const [index, schoolId] of [null, ...schools.map(({ id }) => id)].entries()) {
    for await (const lines of batches(dumpRows(client, tables, { schoolId, onlySchool }))) {
      found.rows += lines.length;
      for (const { table, row } of lines) if (table === 'media') keys.push(...keysOf(row));
      batch += 1;
      const text = lines.map(({ table, row }) => `{"table":"${table}","row":${row}}\n`).join('');
      yield { name: `rows/${String(batch).padStart(6, '0')}.jsonl`, data: Buffer.from(text) };
    }
    progress?.(index + 1, total, 'Rows');
  }
  yield endOf({ rows: found.rows, files: 0, missing: [] });
}

const jsonEntry = (name: string, value: unknown): ArchiveEntry => ({ name, data: Buffer.from(JSON.stringify(value)) });

/** The last entry of an archive. */
export const endOf = (ending: Ending): ArchiveEntry => jsonEntry('end.json', ending);

async function* batches(rows: AsyncIterable<DumpedRow>): AsyncGenerator<DumpedRow[]> {
  let batch: DumpedRow[] = [];
  let size = 0;
  for await (const row of rows) {
    batch.push(row);
    size += row.row.length;
    if (size < batchCharacters) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** The keys of the files of a media row, which is given as JSON. */
export const keysOf = (row: string): string[] => {
  const { school_id, id, variants } = JSON.parse(row) as { school_id: number; id: number; variants: MediaVariant[] };
  return mediaFileKeys({ schoolId: school_id, id, variants });
};
