import { type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CountQuery } from '#server/core/cache/totals.ts';
import type { Db } from '#server/store/store.ts';
import type { CallContext } from './handle.ts';
/** Where a page of a list begins; pages count from 1. */
export declare const pageOf: ({ page, pageSize }: {
    readonly page: number;
    readonly pageSize: number;
}) => {
    limit: number;
    offset: number;
};
/**
 * The number of all rows that a school's list has pages of, in a transaction that only reads: remembered until something
 * of the school is written.
 */
export declare const totalRows: ({ services, school }: Pick<CallContext, 'services' | 'school'>, { db, table, where }: {
    readonly db: Db;
    readonly table: PgTable;
    readonly where: SQL | undefined;
}) => Promise<number>;
/**
 * The number that a query of what visitors see gives at a moment, remembered as `totalRows` does until that may change by
 * itself: `next` is the moment from `readScheduleTimes`.
 */
export declare const totalAt: ({ services, school }: Pick<CallContext, 'services' | 'school'>, { queryAt, now, next, }: {
    readonly queryAt: (time: Date) => CountQuery;
    readonly now: Date;
    readonly next: Date | null;
}) => Promise<number>;
