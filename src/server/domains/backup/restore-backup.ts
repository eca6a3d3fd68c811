import type { ClientBase } from 'pg';
import { backupErrors } from '#schemas/errors/backup.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { recordEverything } from '#server/store/commit-log.ts';
import { isConnectionLoss, isUniqueViolation } from '#server/store/errors.ts';
import { migrations } from '#server/store/migrations.ts';
import { AppError, isOfArea } from '#shared/errors/app-error.ts';
import { type Ending, type Manifest, readArchive } from './archive.ts';
import { emptySchool } from './empty-school.ts';
import { createOlderRows } from './older-rows.ts';
import { recordRestore } from './record-restore.ts';
import { ownFiles, putFile, removeLeftovers } from './restore-files.ts';
import { advance, insertRows, linesOf, moved, movedKey, runsOf, type SchoolIds } from './restore-rows.ts';
import { readTables, type TableFacts } from './tables.ts';

interface RestoreOptions {
  /** A connection of its own, outside any transaction, of the role that owns the tables. */
  readonly client: ClientBase;
  readonly storage: MediaStorage;
  readonly file: string;
  /** Of one school: in place of the school of the same slug that is there. */
  readonly replace: boolean;
  /** The actor in the audit log; without one nothing is recorded, and everything is byte for byte as it was. */
  readonly actor?: string;
  readonly progress?: (done: number, total: number, label: string) => void;
}

export interface RestoreReport {
  readonly kind: Manifest['kind'];
  readonly createdAt: string;
  readonly schools: readonly { readonly id: number; readonly slug: string }[];
  readonly rows: number;
  readonly files: number;
}

/**
 * Brings a backup back: a whole one into an installation that has no schools yet, that of one school next to the
 * others. One transaction; files are written before it ends, under keys that nothing else has, and taken back where it
 * fails. Errors: those of `backupErrors`.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<RestoreReport> => {
  const manifest = await readManifest(options.file);
  const written: string[] = [];
  const { before, ids, ...counts } = await inTransaction(options, manifest, written);
  await removeLeftovers(options, before, [...ids.values()]);
  const schools = manifest.schools.map(({ id, slug }) => ({ id: ids.get(id) ?? id, slug }));
  return { kind: manifest.kind, createdAt: manifest.createdAt, schools, ...counts };
};

interface Restored extends Counts {
  readonly ids: SchoolIds;
  /** The files that the school had before. */
  readonly before: readonly string[];
}

const inTransaction = async (options: RestoreOptions, manifest: Manifest, written: string[]): Promise<Restored> => {
  const { client, storage } = options;
  await client.query('begin');
  try {
    await client.query("set local time zone 'UTC'; set local statement_timeout = 0");
    const tables = await readTables(client);
    const isWhole = manifest.kind === 'whole';
    const before = isWhole ? [] : await ownFiles(client, manifest);
    const ids = isWhole ? await prepareWhole(client, manifest) : await prepareSchool(options, manifest, tables);
    const counts = await restoreEntries(options, { ...manifest, tables, ids, written });
    // What came back is what was wanted, be it the demo schools but for one.
    if (isWhole)
      await client.query(
        'update installation set seeded_at = coalesce(seeded_at, now()), incarnation = gen_random_uuid()',
      );
    if (options.actor !== undefined) await recordRestore(client, { actor: options.actor, manifest, ids });
    await recordEverything(client);
    await client.query('commit');
    return { ...counts, ids, before };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // Where the connection broke, the commit may have succeeded: files without a row do no harm, a row without files
    // does.
    if (!isConnectionLoss(error)) await Promise.allSettled(written.map((key) => storage.delete(key)));
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('BACKUP_KEY_TAKEN', {}, { cause: error });
  }
};

const readManifest = async (file: string): Promise<Manifest> => {
  try {
    for await (const { name, data } of readArchive(file)) {
      if (name !== 'manifest.json') break;
      const manifest = JSON.parse(data.toString('utf8')) as Manifest;
      if (manifest.format !== 1) throw new AppError('BACKUP_FORMAT');
      const newest = migrations.at(-1)?.name ?? '';
      if (manifest.migration > newest) throw new AppError('BACKUP_NEWER', { migration: manifest.migration, newest });
      return manifest;
    }
  } catch (error) {
    if (isOfArea(error, backupErrors)) throw error;
    throw notABackup(file, error);
  }
  throw notABackup(file);
};

const notABackup = (file: string, cause?: unknown): AppError => new AppError('BACKUP_BROKEN', { file }, { cause });

const prepareWhole = async (client: ClientBase, { schools }: Manifest): Promise<SchoolIds> => {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from schools where id > 0');
  if ((rows[0]?.count ?? 0) > 0) throw new AppError('BACKUP_NOT_ALONE');
  return new Map(schools.map(({ id }) => [id, id]));
};

/** Makes room for one school: a free id, its slug and key free, the school that is replaced emptied. */
const prepareSchool = async (
  { client, replace }: RestoreOptions,
  { schools }: Manifest,
  tables: readonly TableFacts[],
): Promise<SchoolIds> => {
  const [school] = schools;
  if (!school) throw new AppError('BACKUP_EMPTY');
  const present = await client.query<{ id: number }>('select id from schools where slug = $1 for update', [
    school.slug,
  ]);
  const [own] = present.rows;
  if (own && !replace) throw new AppError('BACKUP_SCHOOL_THERE', { slug: school.slug });
  if (own) {
    await emptySchool(client, tables, own.id);
    return new Map([[school.id, own.id]]);
  }
  const taken = await client.query('select 1 from schools where id = $1', [school.id]);
  if (taken.rows.length === 0) return new Map([[school.id, school.id]]);
  const next = await client.query<{ id: number }>("select nextval(pg_get_serial_sequence('schools', 'id'))::int as id");
  return new Map([[school.id, next.rows[0]?.id ?? 0]]);
};

interface Target extends Pick<Manifest, 'kind' | 'migration'> {
  readonly tables: readonly TableFacts[];
  readonly ids: SchoolIds;
  readonly written: string[];
}

interface Counts {
  readonly rows: number;
  readonly files: number;
}

/** The archive has the rows in an order in which each finds what it refers to. */
const restoreEntries = async (options: RestoreOptions, target: Target): Promise<Counts> => {
  const { client, storage, file, progress } = options;
  const { ids, written } = target;
  const tables = new Map(target.tables.map((table) => [table.name, table]));
  const highest = new Map<string, number>();
  const older = createOlderRows(target.migration, [...ids.values()]);
  let ending: Ending | undefined;
  let rows = 0;
  let files = 0;
  for await (const { name, data } of readArchive(file)) {
    if (name.startsWith('rows/')) {
      const found = linesOf(data);
      rows += found.length;
      const lines = older.upgrade(found.map(({ table, row }) => ({ table, row: moved(table, row, ids) })));
      for (const group of runsOf(lines)) await insertRows(client, { ...group, tables, kind: target.kind });
      for (const { table, row } of lines) highest.set(table, Math.max(highest.get(table) ?? 0, Number(row.id) || 0));
    } else if (name.startsWith('media/')) {
      await putFile(storage, { key: movedKey(name.slice('media/'.length), ids), data, written });
      files += 1;
      progress?.(files, files + 1, 'Files');
    } else if (name === 'end.json') ending = JSON.parse(data.toString('utf8')) as Ending;
  }
  if (!ending || ending.rows !== rows || ending.files !== files) throw notABackup(file);
  await older.finish(client);
  for (const [name, id] of highest) await advance(client, tables.get(name), id);
  return { rows, files };
};
