import type { ClientBase } from 'pg';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Manifest } from './archive.ts';
import { keysOf } from './back-up-rows.ts';
import { setSchool } from './dump-rows.ts';

/** The files of the school that is there now. */
export const ownFiles = async (client: ClientBase, { schools }: Manifest): Promise<string[]> => {
  const found = await client.query<{ id: number }>('select id from schools where slug = $1', [schools[0]?.slug]);
  const [school] = found.rows;
  return school ? filesOf(client, school.id) : [];
};

const filesOf = async (client: ClientBase, schoolId: number): Promise<string[]> => {
  await setSchool(client, schoolId);
  const { rows } = await client.query<{ row: string }>(
    'select row_to_json(m)::text as row from media m where school_id = $1',
    [schoolId],
  );
  return rows.flatMap(({ row }) => keysOf(row));
};

/**
 * Deletes the files that only what was replaced had. One that stays behind is an orphan, which the daily work deletes.
 */
export const removeLeftovers = async (
  { client, storage }: { readonly client: ClientBase; readonly storage: MediaStorage },
  before: readonly string[],
  schoolIds: readonly number[],
): Promise<void> => {
  if (before.length === 0) return;
  const kept = new Set<string>();
  await client.query('begin read only');
  for (const id of schoolIds) for (const key of await filesOf(client, id)) kept.add(key);
  await client.query('commit');
  await Promise.allSettled(before.filter((key) => !kept.has(key)).map((key) => storage.delete(key)));
};

interface FileToPut {
  readonly key: string;
  readonly data: Buffer;
  readonly written: string[];
}

/** Writes a file unless it is there. One that is there with other bytes is no file of this school's past. */
export const putFile = async (storage: MediaStorage, { key, data, written }: FileToPut): Promise<void> => {
  const present = await storage.get(key);
  if (present?.equals(data)) return;
  if (present) throw new AppError('BACKUP_FILE_DIFFERS', { key });
  written.push(key);
  await storage.put(key, data);
};
