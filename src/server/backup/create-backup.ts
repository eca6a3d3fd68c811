import type { ClientBase } from 'pg';
import { type MediaStorage, mediaKey } from '../media/storage.ts';
import type { MediaVariant } from '../store/schema.ts';
import { type ArchiveEntry, type Ending, type Manifest, writeArchive } from './archive.ts';
import { type DumpedRow, dumpRows } from './dump-rows.ts';
import { BackupError } from './error.ts';
import { readTables, type TableFacts } from './tables.ts';

interface BackupOptions {
  /** A connection of its own, outside any transaction. */
  readonly client: ClientBase;
  /** Without it the files of pictures and documents are left out. */
  readonly storage?: MediaStorage;
  /** Where it is written: `….tar.gz`. */
  readonly file: string;
  /** One school alone. */
  readonly slug?: string | undefined;
  readonly now: Date;
  readonly progress?: (done: number, total: number, label: string) => void;
}

export interface BackupReport extends Ending {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly schools: number;
}

/** Rows are written in files of about this many characters. */
const batchCharacters = 2 * 1024 * 1024;

/**
 * Writes everything of the installation, or of one school, into one file: all rows as they stood at one moment, then the
 * files that they name. Other work goes on meanwhile. Errors: `BackupError` where there is no such school.
 */
export const createBackup = async (options: BackupOptions): Promise<BackupReport> => {
  const { client } = options;
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(
      "set local time zone 'UTC'; set local datestyle = 'ISO'; set local statement_timeout = 0; set local max_parallel_workers_per_gather = 0",
    );
    const tables = await readTables(client);
    const schools = await readSchools(client, options.slug);
    const ending = { rows: 0, files: 0, missing: [] as string[] };
    const entries = archiveEntries(options, { tables, schools, ending });
    const written = await writeArchive(options.file, entries);
    await client.query('commit');
    return { file: options.file, ...written, ...ending, schools: schools.filter(({ id }) => id > 0).length };
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
  if (own.length === 0)
    throw new BackupError(`There is no school "${slug}".`, 'See the slugs with: schoolyard school list');
  return own;
};

interface Plan {
  readonly tables: readonly TableFacts[];
  readonly schools: readonly SchoolName[];
  readonly ending: { rows: number; files: number; missing: string[] };
}

async function* archiveEntries(options: BackupOptions, plan: Plan): AsyncGenerator<ArchiveEntry> {
  const { client, storage, slug, now, progress } = options;
  const { tables, schools, ending } = plan;
  const found = await client.query<{ name: string }>('select max(name) as name from schoolyard.migrations');
  const manifest: Manifest = {
    format: 1,
    kind: slug === undefined ? 'whole' : 'school',
    createdAt: now.toISOString(),
    migration: found.rows[0]?.name ?? '',
    schools,
  };
  yield json('manifest.json', manifest);
  const onlySchool = slug === undefined ? null : (schools[0]?.id ?? null);
  const keys: string[] = [];
  const total = schools.length + 1;
  let batch = 0;
  for (const [index, schoolId] of [null, ...schools.map(({ id }) => id)].entries()) {
    for await (const lines of batches(dumpRows(client, tables, { schoolId, onlySchool }))) {
      ending.rows += lines.length;
      for (const { table, row } of lines) if (table === 'media') keys.push(...keysOf(row));
      batch += 1;
      const text = lines.map(({ table, row }) => `{"table":"${table}","row":${row}}\n`).join('');
      yield { name: `rows/${String(batch).padStart(6, '0')}.jsonl`, data: Buffer.from(text) };
    }
    progress?.(index + 1, total, 'Rows');
  }
  if (storage) {
    for (const key of keys) {
      const data = await storage.get(key);
      if (!data) {
        ending.missing.push(key);
        continue;
      }
      ending.files += 1;
      yield { name: `media/${key}`, data };
    }
  }
  yield json('end.json', ending);
}

const json = (name: string, value: unknown): ArchiveEntry => ({ name, data: Buffer.from(JSON.stringify(value)) });

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
  return [mediaKey(school_id, id, 'original'), ...variants.map(({ key }) => key)];
};
