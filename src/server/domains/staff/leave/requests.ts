import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import {
  type LeaveDetails,
  listStaffLeave,
  previewStaffLeave,
  readStaffLeave,
  type StaffLeave,
} from '#schemas/api/staff/leave.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { type CallContext, handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import {
  type LeaveTypeRow,
  type StaffLeaveRow,
  type StaffRow,
  staffLeave,
  staffLeaveTypes,
  staffMembers,
  users,
} from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { readSchoolCalendar, type SchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { createStoreReader } from '#server/tenancy/store-reader.ts';
import { sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import { readRoleNames, workOf } from '../member-record.ts';
import { readBalances } from './balance.ts';
import { countLeaveDays, daysOf, type LeaveSpan } from './leave-days.ts';
import { findMemberInScope, findOwnMember, isOwn, membersInScope } from './member-scope.ts';

/** A request with whose it is and of what type. */
export interface FoundLeave {
  readonly leave: StaffLeaveRow;
  readonly member: StaffRow;
  readonly type: LeaveTypeRow;
}

/** The days on which the staff of a school works. */
export const readStaffCalendar = ({ db }: StoreContext, { now }: Pick<CallContext, 'now'>): Promise<SchoolCalendar> =>
  readSchoolCalendar(createStoreReader(db, now()));

/** The session that a day lies in. */
export const sessionOf = (day: string): string => sessionLabel(sessionStartYear(day));

export const listStaffLeaveHandler = handle(listStaffLeave, ({ query }, context) =>
  context.read(async (tx) => {
    const { State: state, Staff_Id: staffId, Session: session } = query;
    const where = and(
      membersInScope(context),
      state === '-1' ? undefined : eq(staffLeave.state, state),
      staffId === -1 ? undefined : eq(staffLeave.staffId, staffId),
      session === undefined ? undefined : eq(staffLeave.session, session),
    );
    const { limit, offset } = pageOf(query);
    // What waits is answered in the order in which it begins.
    const order = state === 'Pending' ? asc : desc;
    const found = await selectLeave(tx.db, where)
      .orderBy(order(staffLeave.firstDay), order(staffLeave.id))
      .limit(limit)
      .offset(offset);
    const [{ total } = { total: 0 }] = await tx.db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(staffLeave)
      .innerJoin(staffMembers, isOfMember)
      .where(where);
    return listOf(await toRequests(tx, context, found), total);
  }),
);

const isOfMember = and(eq(staffMembers.schoolId, staffLeave.schoolId), eq(staffMembers.id, staffLeave.staffId));
const isOfType = and(eq(staffLeaveTypes.schoolId, staffLeave.schoolId), eq(staffLeaveTypes.id, staffLeave.typeId));

const selectLeave = (db: Db, where: SQL | undefined) =>
  db
    .select({ leave: staffLeave, member: staffMembers, type: staffLeaveTypes })
    .from(staffLeave)
    .innerJoin(staffMembers, isOfMember)
    .innerJoin(staffLeaveTypes, isOfType)
    .where(where);

/** A request that the call reaches. Errors: `NOT_FOUND`. */
export const findLeave = async (db: Db, context: Pick<CallContext, 'actor' | 'scope'>, id: number) => {
  const [found] = await selectLeave(db, and(eq(staffLeave.id, id), membersInScope(context)));
  if (!found) throw notFound();
  return found;
};

/** Requests with the names of the wire. */
const toRequests = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now' | 'actor'>,
  found: readonly FoundLeave[],
): Promise<StaffLeave[]> => {
  const calendar = await readStaffCalendar(tx, context);
  const roles = await readRoleNames(tx.db);
  const ids = found.flatMap(({ leave }) => leave.decidedBy ?? []);
  const deciders = await tx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(deciders.map(({ id, name }) => [id, name]));
  return found.map(({ leave, member, type }) =>
    withoutNulls({
      Leave_Id: leave.id,
      Staff_Id: member.id,
      Name: wholeName(member),
      Work: workOf(member, roles),
      Type_Id: type.id,
      Type_Name: type.name,
      First_Day: leave.firstDay,
      Last_Day: leave.lastDay,
      Part: leave.part,
      Asked_First_Day: leave.askedFirstDay,
      Asked_Last_Day: leave.askedLastDay,
      Days: workingDays(calendar, leave),
      State: leave.state,
      Note: leave.note,
      Asked_At: leave.askedAt.toISOString(),
      Decided_By: names.get(leave.decidedBy ?? 0),
      Decided_At: leave.decidedAt?.toISOString(),
      Decision: leave.decision,
      Is_Own: isOwn(context, member),
      Version: leave.version,
    }),
  );
};

/** One request, as `toRequests` has it. */
export const toRequest = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now' | 'actor'>,
  found: FoundLeave,
): Promise<StaffLeave> => {
  const [request] = await toRequests(tx, context, [found]);
  if (!request) throw new Error('A request was not shown.');
  return request;
};

export const workingDays = (calendar: SchoolCalendar, span: LeaveSpan): number =>
  countLeaveDays(span, (day) => calendar.closedForStaff(day) !== undefined);

const closedDays = (calendar: SchoolCalendar, span: LeaveSpan): LeaveDetails['Closed'] =>
  daysOf(span).flatMap((day) => {
    const closed = calendar.closedForStaff(day);
    return closed ? [{ Date: day, Name: closed.name }] : [];
  });

export const readStaffLeaveHandler = handle(readStaffLeave, ({ params: { id } }, context) =>
  context.read(async (tx) => {
    const found = await findLeave(tx.db, context, id);
    const { leave, member } = found;
    const calendar = await readStaffCalendar(tx, context);
    return ok({
      request: await toRequest(tx, context, found),
      balances: await readBalances(tx.db, { staffId: member.id, session: leave.session, calendar }),
      Closed: closedDays(calendar, leave),
      Away: context.scope === 'all' ? await readAway(tx.db, leave) : [],
    });
  }),
);

const readAway = async (db: Db, { firstDay, lastDay, staffId }: StaffLeaveRow): Promise<LeaveDetails['Away']> => {
  const rows = await db
    .select({ leave: staffLeave, member: staffMembers })
    .from(staffLeave)
    .innerJoin(staffMembers, isOfMember)
    .where(and(approvedIn(firstDay, lastDay), ne(staffLeave.staffId, staffId)))
    .orderBy(asc(staffLeave.firstDay), asc(staffMembers.firstName));
  return rows.map(({ leave, member }) => ({
    Name: wholeName(member),
    First_Day: leave.firstDay,
    Last_Day: leave.lastDay,
    Part: leave.part,
  }));
};

/** The condition that an approved leave has one of some days. */
export const approvedIn = (first: string, last: string): SQL | undefined =>
  and(eq(staffLeave.state, 'Approved'), sql`${staffLeave.firstDay} <= ${last}`, sql`${staffLeave.lastDay} >= ${first}`);

/** What some days would take, and what is left of each type. */
export const previewStaffLeaveHandler = handle(previewStaffLeave, ({ query }, context) =>
  context.read(async (tx) => {
    const { Staff_Id: asked } = query;
    const member =
      asked === undefined ? await findOwnMember(tx.db, context) : await findMemberInScope(tx.db, context, asked);
    const { today } = await readSchoolDay(tx, context.now());
    const firstDay = query.First_Day ?? today;
    const lastDay = query.Last_Day ?? firstDay;
    const session = sessionOf(firstDay);
    const calendar = await readStaffCalendar(tx, context);
    // Who is still typing may have put the last day before the first, or years after it.
    const span = { firstDay, lastDay: session === sessionOf(lastDay) ? lastDay : firstDay, part: query.Part };
    return ok({
      Today: today,
      Is_Linked: member !== undefined,
      Days: workingDays(calendar, span),
      Closed: closedDays(calendar, span),
      balances: member ? await readBalances(tx.db, { staffId: member.id, session, calendar }) : [],
    });
  }),
);
