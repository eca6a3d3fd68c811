import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';

/** The number of all rows that a list of no school has pages of. */
export const countRows = async (db: Db, table: PgTable, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(table).where(where);
  return row?.total ?? 0;
};

/** How many rows a query finds in all, in each of those that its limit lets through. */
export const foundRows = sql<number>`count(*) over ()`.mapWith(Number);

/** A pattern for `ilike` that finds a text literally and anywhere, whatever it contains. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The row of a statement that gives exactly one, such as an insert with `returning`. */
export const onlyRow = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row for a statement that gives one.');
  return row;
};
