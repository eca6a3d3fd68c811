import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';

/** What keywords look through by an index, by the names of their tables. */
export type Searched = 'students' | 'enquiries' | 'media';

/** More rows than these are found at least as fast in the order of their list. */
const maxIds = 1000;
/** The index knows three characters and more. */
export const shortestKeyword = 3;

/**
 * The condition that narrows a search to rows with a keyword somewhere in their names and numbers; undefined if it is
 * too short, or in too many rows, to narrow anything. The list decides which of them are found.
 */
export const withText = async (
  db: Db,
  { entity, id, keyword }: { readonly entity: Searched; readonly id: PgColumn; readonly keyword: string },
): Promise<SQL | undefined> => {
  if ([...keyword].length < shortestKeyword) return undefined;
  const { rows } = await db.execute<{ id: number }>(
    sql`select search_ids(${entity}, ${keyword}, ${maxIds + 1}::int) as id`,
  );
  if (rows.length > maxIds) return undefined;
  return sql`${id} = any(${`{${rows.map((row) => row.id).join(',')}}`}::int[])`;
};

/**
 * The condition that a row has a text of at least three characters somewhere in what is kept of it, in any number of
 * rows: also in what other tables say of it. `is true` keeps the database from making a join of it.
 */
export const havingText = async (
  db: Db,
  { entity, id, keyword }: { readonly entity: Searched; readonly id: PgColumn; readonly keyword: string },
): Promise<SQL> =>
  (await withText(db, { entity, id, keyword })) ??
  sql`(${id} in (select search_ids(${entity}, ${keyword}, null::int))) is true`;
