import { type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './store.ts';
/** What keywords look through by an index, by the names of their tables. */
export type Searched = 'students' | 'enquiries';
/**
 * The condition that narrows a search to rows with a keyword somewhere in their names and numbers; undefined where it is
 * too short, or in too many rows, to narrow anything. What of them is found is for the list to say.
 */
export declare const withText: (db: Db, { entity, id, keyword }: {
    readonly entity: Searched;
    readonly id: PgColumn;
    readonly keyword: string;
}) => Promise<SQL | undefined>;
