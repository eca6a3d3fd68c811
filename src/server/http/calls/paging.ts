import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CountQuery } from '#server/core/cache/totals.ts';
import type { Db } from '#server/store/store.ts';
import type { CallContext } from './handle.ts';

/** Where a page of a list starts; pages count from 1. */
export const pageOf = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/**
 * The number of all rows that a school's list has pages of, in a transaction that only reads: remembered until
 * something of the school is written.
 */
export const totalRows = (
  { services, school }: Pick<CallContext, 'services' | 'school'>,
  { db, table, where }: { readonly db: Db; readonly table: PgTable; readonly where: SQL | undefined },
): Promise<number> => services.totals.count(school.schoolId, db.select({ total: count() }).from(table).where(where));

/**
 * The number that a query of what visitors see gives at a time, remembered as `totalRows` does until that may change by
 * itself: `next` is the time from `readScheduleTimes`.
 */
export const totalAt = (
  { services, school }: Pick<CallContext, 'services' | 'school'>,
  {
    queryAt,
    now,
    next,
  }: { readonly queryAt: (time: Date) => CountQuery; readonly now: Date; readonly next: Date | null },
): Promise<number> => {
  // Between two such times the query gives one number, so that any time represents them all.
  const name = [queryAt(new Date(0)).toSQL(), next];
  return services.totals.count(school.schoolId, queryAt(now), name);
};
