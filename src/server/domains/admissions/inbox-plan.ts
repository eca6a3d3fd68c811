import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { InboxFilters } from '#schemas/api/admission-inbox.ts';
import { type InboxGroup, inboxGroups } from '#schemas/records/enquiry-inbox.ts';
import { enquiryStatus, enquiryStatuses, isEnded } from '#schemas/records/enquiry-status.ts';
import { enquiries } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { SchoolDay } from '#server/tenancy/school-day.ts';
import { found } from './list-filter.ts';

const { status, nextFollowUp, visitAt, createdAt, id } = enquiries;
const ended = enquiryStatuses.filter(isEnded);

/** How the office's list of enquiries is made, on a day at a school. */
interface InboxPlan {
  /** The day of the visit or of the next follow-up, whichever is sooner; null for what has ended. */
  readonly next: SQL<string | null>;
  /** The place in `inboxGroups`. */
  readonly rank: SQL<number>;
  readonly orderBy: readonly SQL[];
}

export const planInbox = ({ timeZone, today }: Pick<SchoolDay, 'timeZone' | 'today'>): InboxPlan => {
  const visitDay = sql`(${visitAt} at time zone ${timeZone})::date`;
  const next = sql<string | null>`case
    when ${inArray(status, ended)} then null
    when ${eq(status, enquiryStatus.visitScheduled)} then least(${visitDay}, ${nextFollowUp})
    else ${nextFollowUp} end`;
  const rank = sql<number>`case
    when ${inArray(status, ended)} then ${placeOf('Ended')}::int
    when ${next} < ${today}::date then ${placeOf('Overdue')}::int
    when ${next} = ${today}::date then ${placeOf('Today')}::int
    when ${next} is null and ${eq(status, enquiryStatus.new)} then ${placeOf('New')}::int
    else ${placeOf('Later')}::int end`.mapWith(Number);
  const sinceAsked = sql`case when ${notInArray(status, ended)} then ${createdAt} end`;
  return { next, rank, orderBy: [sql`2`, sql`3 nulls last`, sinceAsked, sql`${createdAt} desc`, sql`${id} desc`] };
};

const placeOf = (group: InboxGroup): number => inboxGroups.indexOf(group);

/** The group that a rank stands for. */
export const groupAt = (rank: number): InboxGroup => inboxGroups[rank] ?? 'Later';

/** What the list is narrowed by, whatever the view. */
export const inboxWhere = async (db: Db, query: InboxFilters, timeZone: string): Promise<SQL | undefined> =>
  and(await found(db, query, timeZone), ofWork(query), query.Status < 0 ? undefined : eq(status, query.Status));

/** Those for a class, and those that somebody looks after. */
export const ofWork = (query: Pick<InboxFilters, 'Class_Id' | 'Assigned_To'>): SQL | undefined =>
  and(
    query.Class_Id < 0 ? undefined : eq(enquiries.classId, query.Class_Id),
    query.Assigned_To < 0 ? undefined : assignedTo(query.Assigned_To),
  );

const assignedTo = (user: number): SQL => (user === 0 ? isNull(enquiries.assignedTo) : eq(enquiries.assignedTo, user));
