import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { foundRows } from '#server/store/query.ts';
import { enquiries } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { SchoolDay } from '#server/tenancy/school-day.ts';
import { planInbox } from './inbox-plan.ts';

/** Enquiries that wait for the office: how many, and the first three by the name of the child. */
interface OpenWork {
  readonly count: number;
  readonly names: readonly string[];
  /** YYYY-MM-DD; null where there is none. */
  readonly date: string | null;
}

const named = 3;

/** The enquiries that nobody has looked at yet, the oldest first, and those whose visit or follow-up was due before today, as the inbox has them. */
export const readOpenWork = async (
  { db }: StoreContext,
  day: Pick<SchoolDay, 'timeZone' | 'today'>,
): Promise<{ readonly fresh: OpenWork; readonly overdue: OpenWork }> => {
  const { next } = planInbox(day);
  const find = async (where: SQL | undefined, order: SQL): Promise<OpenWork> => {
    const rows = await db
      .select({
        name: sql<string>`concat_ws(' ', ${enquiries.firstName}, ${enquiries.lastName})`,
        date: next,
        total: foundRows,
      })
      .from(enquiries)
      .where(and(isNull(enquiries.deletedAt), where))
      .orderBy(order, asc(enquiries.id))
      .limit(named);
    return { count: rows[0]?.total ?? 0, names: rows.map(({ name }) => name), date: rows[0]?.date ?? null };
  };
  return {
    fresh: await find(eq(enquiries.status, enquiryStatus.new), asc(enquiries.createdAt)),
    overdue: await find(sql`${next} < ${day.today}::date`, sql`${next}`),
  };
};
