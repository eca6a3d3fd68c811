import { type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';
/** The number of all rows that a list of no school has pages of. */
export declare const countRows: (db: Db, table: PgTable, where: SQL | undefined) => Promise<number>;
/** A pattern for `ilike` that finds a text as it stands anywhere, whatever it holds. */
export declare const containing: (text: string) => string;
