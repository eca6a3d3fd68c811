import { type SQL, sql } from 'drizzle-orm';
import type { Store } from './store.ts';

/**
 * Runs one query as each school but the platform, in one statement: thousands of transactions would take seconds. `query`
 * gives a select of that school's rows, to which the policies of row-level security let it; its id is given as SQL.
 * Returns the rows by school, each with `schoolId`; a school of which there are none is left out.
 */
export const selectOfEachSchool = async <Row extends object>(
  store: Store,
  query: (schoolId: SQL) => SQL,
): Promise<readonly (Row & { readonly schoolId: number })[]> =>
  store.global(async ({ db }) => {
    // `offset 0` keeps the planner from joining in another order: the school is set first, row by row.
    const { rows } = await db.execute(sql`
      select each.id as "schoolId", own.*
      from schools as each
      cross join lateral (select set_config('app.school_id', each.id::text, true)::int as id offset 0) as became
      cross join lateral (${query(sql`became.id`)} offset 0) as own
      where each.id > 0
      order by each.id`);
    // What a query in SQL gives, only who wrote it knows.
    return rows as unknown as readonly (Row & { readonly schoolId: number })[];
  });
