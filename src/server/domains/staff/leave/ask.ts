import { eq } from 'drizzle-orm';
import { askStaffLeave, type LeaveBody } from '#schemas/api/staff/leave.ts';
import { overlappingLeave } from '#server/core/errors/overlapping-leave.ts';
import { dayInWords, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { onlyRow } from '#server/store/query.ts';
import {
  type LeaveTypeRow,
  type StaffLeaveRow,
  type StaffRow,
  staffLeave,
  staffLeaveTypes,
} from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { SchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { lockMember } from '../find-member.ts';
import { balancesOf, readCounted } from './balance.ts';
import { type LeaveSpan, overlaps } from './leave-days.ts';
import { audited } from './leave-record.ts';
import { findMemberInScope } from './member-scope.ts';
import { readStaffCalendar, sessionOf, toRequest, workingDays } from './requests.ts';

/** Asks for leave. Two requests of one member wait for each other. */
export const askStaffLeaveHandler = handle(askStaffLeave, ({ body }, context) =>
  context.write(async (tx) => {
    const { id: staffId } = await findMemberInScope(tx.db, context, body.Staff_Id);
    const member = await lockMember(tx, staffId);
    const span = { firstDay: body.First_Day, lastDay: body.Last_Day, part: body.Part };
    requireSpan(span, member);
    const session = sessionOf(span.firstDay);
    const type = await requireType(tx.db, body);
    const calendar = await readStaffCalendar(tx, context);
    const asked = workingDays(calendar, span);
    if (asked === 0) throw wrongField('Last_Day', 'Nobody works on these days, so no leave is needed.');
    const others = await readCounted(tx.db, staffId, session);
    requireFree(span, others);
    requireLeft({ type, others, calendar, asked, withPending: true });
    const { schoolId } = context.school;
    const leave = onlyRow(
      await tx.db
        .insert(staffLeave)
        .values({
          ...span,
          schoolId,
          staffId,
          typeId: type.id,
          session,
          note: body.Note || null,
          askedBy: userIdOf(context.actor),
          askedAt: context.now(),
        })
        .returning(),
    );
    await tx.audit({ entity: 'staffLeave', id: leave.id, after: audited({ leave, type }) });
    return created(await toRequest(tx, context, { leave, member, type }));
  }),
);

const requireSpan = ({ firstDay, lastDay, part }: LeaveSpan, { joiningDate, leavingDate }: StaffRow): void => {
  if (lastDay < firstDay) throw wrongField('Last_Day', `Choose ${dayInWords(firstDay)} or a later day.`);
  if (part !== 'Full' && lastDay !== firstDay) throw wrongField('Part', 'Half a day is of one day alone.');
  if (sessionOf(firstDay) !== sessionOf(lastDay))
    throw wrongField('Last_Day', 'These days lie in two sessions. Ask for the days of each by themselves.');
  if (firstDay < joiningDate || (leavingDate !== null && lastDay > leavingDate))
    throw wrongField('First_Day', 'The member does not work at the school on all of these days.');
};

const requireType = async (db: Db, { Type_Id, Part }: LeaveBody): Promise<LeaveTypeRow> => {
  const [type] = await db.select().from(staffLeaveTypes).where(eq(staffLeaveTypes.id, Type_Id));
  if (!type?.isActive) throw wrongField('Type_Id', 'Choose one of the types of leave.');
  if (Part !== 'Full' && !type.allowsHalf) throw wrongField('Part', `${type.name} is of whole days alone.`);
  return type;
};

const requireFree = (span: LeaveSpan, others: readonly StaffLeaveRow[]): void => {
  const other = others.find((one) => overlaps(one, span));
  if (!other) return;
  throw overlappingLeave(other);
};

interface Wanted {
  readonly type: LeaveTypeRow;
  /** What counts of the member in the session, but for what is wanted. */
  readonly others: readonly StaffLeaveRow[];
  readonly calendar: SchoolCalendar;
  readonly asked: number;
  /** Whether what waits for an answer counts as taken. */
  readonly withPending: boolean;
}

/** Throws `GUARD` where a type has not so many days left. */
export const requireLeft = ({ type, others, calendar, asked, withPending }: Wanted): void => {
  const [balance] = balancesOf({ types: [{ ...type, isActive: true }], requests: others, calendar });
  if (balance?.Left === null || balance === undefined) return;
  const left = balance.Left - (withPending ? balance.Pending : 0);
  if (asked <= left) return;
  if (left <= 0) throw refuse(`No ${type.name} is left in this session.`);
  throw refuse(
    left === 1
      ? `Only ${left} day of ${type.name} is left in this session, and this takes ${asked}.`
      : `Only ${left} days of ${type.name} are left in this session, and this takes ${asked}.`,
  );
};
