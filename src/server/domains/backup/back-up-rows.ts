import type { ClientBase } from 'pg';
import { mediaFileKeys } from '#server/files/uploads/files.ts';
import type { MediaVariant } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type ArchiveEntry, type Ending, type Manifest, writeArchive } from './archive.ts';
import { type DumpedRow, dumpRows } from './dump-rows.ts';
import { dropHeldRows, holdRows, readHeldRows } from './held-rows.ts';
import { readTables, type TableFacts } from './tables.ts';

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
export const backUpRows = (client: ClientBase, options: RowsOptions): Promise<BackedUpRows> =>
  atOneTime(client, async () => {
    const subject = await readSubject(client, options.slug);
    return writeRows(subject, rowsOf(client, subject), options);
  });

/**
 * The same of the embedded database, which has one connection: it puts all rows aside at once, and they are read from
 * there, a few at a time, while others go on in between.
 */
export const backUpHeldRows = async (connection: Store['connection'], options: RowsOptions): Promise<BackedUpRows> => {
  const { subject, held } = await connection(
    (client) =>
      atOneTime(client, async () => {
        const found = await readSubject(client, options.slug);
        const put = holdRows(found.tables, found.onlySchool);
        await client.query(put.sql);
        return { subject: found, held: put };
      }),
    { writes: false },
  );
  return writeRows(subject, readHeldRows(connection, held), options).finally(() => dropHeldRows(connection, held));
};

const atOneTime = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(
      "set local time zone 'UTC'; set local datestyle = 'ISO'; set local statement_timeout = 0; set local max_parallel_workers_per_gather = 0",
    );
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

type SchoolName = Manifest['schools'][number];

/** What a backup is of. */
interface Subject {
  readonly schools: readonly SchoolName[];
  readonly onlySchool: number | null;
  readonly tables: readonly TableFacts[];
  readonly migration: string;
}

const readSubject = async (client: ClientBase, slug: string | undefined): Promise<Subject> => {
  const schools = await readSchools(client, slug);
  const tables = await readTables(client);
  const { rows } = await client.query<{ name: string }>('select max(name) as name from schoolyard.migrations');
  const onlySchool = slug === undefined ? null : (schools[0]?.id ?? null);
  return { schools, onlySchool, tables, migration: rows[0]?.name ?? '' };
};

const readSchools = async (client: ClientBase, slug: string | undefined): Promise<SchoolName[]> => {
  const { rows } = await client.query<SchoolName>('select id, slug from schools order by id');
  if (slug === undefined) return rows;
  const own = rows.filter((school) => school.slug === slug && school.id > 0);
  if (own.length === 0) throw new AppError('UNKNOWN_SCHOOL', { slug });
  return own;
};

/** In the open transaction: those of no school first, then school by school. */
async function* rowsOf(client: ClientBase, { schools, onlySchool, tables }: Subject): AsyncGenerator<DumpedRow> {
  for (const schoolId of [null, ...schools.map(({ id }) => id)])
    yield* dumpRows(client, tables, { schoolId, onlySchool });
}

const writeRows = async (
  subject: Subject,
  rows: AsyncIterable<DumpedRow>,
  options: RowsOptions,
): Promise<BackedUpRows> => {
  const found = { rows: 0, schools: subject.schools, keys: [] as string[] };
  await writeArchive(options.file, entriesOf(subject, rows, { ...options, found }));
  return found;
};

interface Filling extends RowsOptions {
  readonly found: { rows: number; readonly keys: string[] };
}

async function* entriesOf(
  { schools, migration }: Subject,
  rows: AsyncIterable<DumpedRow>,
  { slug, now, progress, found }: Filling,
): AsyncGenerator<ArchiveEntry> {
  const kind = slug === undefined ? 'whole' : 'school';
  const manifest: Manifest = { format: 1, kind, createdAt: now.toISOString(), migration, schools };
  yield jsonEntry('manifest.json', manifest);
  const places = new Map(schools.map(({ id }, at) => [id, at + 1]));
  let batch = 0;
  for await (const lines of batches(rows)) {
    found.rows += lines.length;
    for (const { table, row } of lines) if (table === 'media') found.keys.push(...keysOf(row));
    batch += 1;
    const text = lines.map(({ table, row }) => `{"table":"${table}","row":${row}}\n`).join('');
    yield { name: `rows/${String(batch).padStart(6, '0')}.jsonl`, data: Buffer.from(text) };
    progress?.(places.get(lines.at(-1)?.school ?? -1) ?? 0, schools.length + 1, 'Rows');
  }
  progress?.(schools.length + 1, schools.length + 1, 'Rows');
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
