import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';

/** A query of columns, as drizzle's `select` builds it. */
interface Selection<Row> {
  readonly _: { readonly selectedFields: Readonly<Record<string, PgColumn>>; readonly result: readonly Row[] };
  getSQL(): SQL;
}

/** To read so many takes some milliseconds of the thread that serves. */
const rowsPerPage = 100;

/**
 * The rows of a query, each as `show` makes it, page by page: all of one moment, and between two pages the thread does
 * other work. A transaction reads one such query at a time; no two of its columns have the same name.
 */
export async function* readPages<Row, Shown>(
  db: Db,
  query: Selection<Row>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  const fields = Object.entries(query._.selectedFields);
  const toRow = (found: Readonly<Record<string, unknown>>): Row =>
    Object.fromEntries(fields.map(([field, column]) => [field, readValue(column, found[column.name])])) as Row;
  await db.execute(sql`declare pages no scroll cursor for ${query.getSQL()}`);
  for (;;) {
    const { rows } = await db.execute(sql.raw(`fetch ${rowsPerPage} from pages`));
    if (rows.length > 0) yield rows.map((found) => show(toRow(found)));
    if (rows.length < rowsPerPage) break;
    // The embedded database may have answered before the thread has looked at anything else.
    await setImmediate();
  }
  await db.execute(sql`close pages`);
}

const readValue = (column: PgColumn, value: unknown): unknown =>
  value === null ? null : column.mapFromDriverValue(value);
