import { and, count, countDistinct, eq, gte, sql } from 'drizzle-orm';
import { type SchoolDetails, toldWeeks } from '#schemas/api/platform.ts';
import { auditLog } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { addDays, daysSinceMonday } from '#shared/calendar.ts';

/** How often people of a school have logged in, week by week from its own log, the week that runs first. */
export const countLogIns = async (context: StoreContext, now: Date): Promise<SchoolDetails['logIns']> => {
  const { today, timeZone } = await readSchoolDay(context, now);
  const monday = addDays(today, -daysSinceMonday(today));
  const weeks = Array.from({ length: toldWeeks }, (_, back) => addDays(monday, -7 * back));
  const first = weeks.at(-1) ?? monday;
  const signedIn = sql`(${auditLog.after} ->> 'signedIn')::timestamptz`;
  const week = sql<string>`to_char(date_trunc('week', ${signedIn} at time zone ${timeZone}), 'YYYY-MM-DD')`;
  const rows = await context.db
    .select({ week, count: count(), people: countDistinct(auditLog.entityId) })
    .from(auditLog)
    .where(
      and(
        gte(auditLog.at, sql`${first}::timestamp at time zone ${timeZone}`),
        eq(auditLog.entity, 'user'),
        sql`jsonb_exists(${auditLog.after}, 'signedIn')`,
      ),
    )
    .groupBy(sql`1`);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return weeks.map((from) => ({
    from,
    count: byWeek.get(from)?.count ?? 0,
    people: byWeek.get(from)?.people ?? 0,
  }));
};
