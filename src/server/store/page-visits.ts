import { and, between, desc, eq, lt, sql } from 'drizzle-orm';
import { addDays, dateIn } from '#shared/calendar.ts';
import { pageVisits } from './schema.ts';
import type { Store, StoreContext } from './store.ts';

/** So that a month can be compared with that of the year before. */
const maxDays = 400;

/** How often a page was opened on a day of its school. */
export interface DayVisits {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly path: string;
  readonly count: number;
}

/** Adds what one server has counted of a school to what is known, each day and path once. */
export const addVisits = (store: Store, schoolId: number, visits: readonly DayVisits[]): Promise<void> =>
  store.school(schoolId, async ({ db }) => {
    // In one order on every server, so that no two wait for each other.
    const sorted = visits.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1));
    await db
      .insert(pageVisits)
      .values(sorted.map((visit) => ({ schoolId, ...visit })))
      .onConflictDoUpdate({
        target: [pageVisits.schoolId, pageVisits.day, pageVisits.path],
        set: { count: sql`${pageVisits.count} + excluded.count` },
      });
  });

interface Days {
  readonly schoolId: number;
  readonly first: string;
  readonly last: string;
}

const within = ({ schoolId, first, last }: Days) =>
  and(eq(pageVisits.schoolId, schoolId), between(pageVisits.day, first, last));

const total = sql<number>`sum(${pageVisits.count})::int`;

/** Visits of all pages, by day; a day without any is left out. */
export const visitsByDay = async ({ db }: StoreContext, days: Days): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ day: pageVisits.day, count: total })
    .from(pageVisits)
    .where(within(days))
    .groupBy(pageVisits.day);
  return new Map(rows.map(({ day, count }) => [day, count]));
};

/** The pages that were opened most often in some days, and how often. */
export const mostVisited = (
  { db }: StoreContext,
  { limit, ...days }: Days & { readonly limit: number },
): Promise<{ path: string; count: number }[]> =>
  db
    .select({ path: pageVisits.path, count: total })
    .from(pageVisits)
    .where(within(days))
    .groupBy(pageVisits.path)
    .orderBy(desc(total), pageVisits.path)
    .limit(limit);

/** Removes what was counted more than 400 days ago. */
export const removeOldVisits = async ({ db }: StoreContext, schoolId: number, now: Date): Promise<void> => {
  const firstDay = addDays(dateIn('UTC', now.getTime()), -maxDays);
  await db.delete(pageVisits).where(and(eq(pageVisits.schoolId, schoolId), lt(pageVisits.day, firstDay)));
};
