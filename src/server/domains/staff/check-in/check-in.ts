import { checkIn } from '#schemas/api/staff/check-in.ts';
import type { StaffDayCode } from '#schemas/records/staff.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { staffAttendance } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { notLinked } from '../leave/member-scope.ts';
import { leaveCode } from '../leave/on-days.ts';
import { lockDay, registerId } from '../lock-day.ts';
import { type FoundDay, findOwnDay, ownDayOf, stateOf } from './own-day.ts';

/** Marks the caller's arrival today. Who presses twice, or on two devices, has come once. */
export const checkInHandler = handle(checkIn, (_, context) =>
  context.write(async (tx) => {
    const { schoolId } = context.school;
    const { today } = await readSchoolDay(tx, context.now());
    await lockDay(tx, schoolId, today);
    const found = await findOwnDay(tx, context);
    const member = requireOpen(found);
    if (!member) {
      tx.unrecorded();
      return ok(ownDayOf(found));
    }
    const { day, time } = found;
    const code = codeOf(found);
    const values = { code, inTime: time, checkedIn: time, userId: userIdOf(context.actor), savedAt: context.now() };
    const [entry] = await tx.db
      .insert(staffAttendance)
      .values({ schoolId, staffId: member.id, day, ...values })
      .returning();
    await tx.audit({
      entity: 'staffAttendance',
      id: registerId(day),
      after: { Day: day, Codes: { [member.id]: code }, Checked_In: time },
    });
    return ok(ownDayOf({ ...found, entry }));
  }),
);

/** Who is to be entered; undefined where they have checked in already. Errors: `GUARD`, with the reason. */
const requireOpen = (found: FoundDay): FoundDay['member'] => {
  const state = stateOf(found);
  if (state === 'Checked_In') return undefined;
  if (state === 'Off') throw refuse('This school does not let its staff check in themselves.');
  if (state === 'Not_Linked') throw notLinked();
  if (state === 'Entered') throw refuse('The office has entered you in today’s register already.');
  if (state === 'Closed')
    throw refuse(`The school is closed today: ${found.closed?.name}. The office enters who works all the same.`);
  if (state === 'On_Leave')
    throw refuse(
      found.leave
        ? `${found.leave.type} is approved for you today. If you have come in anyway, please tell the office.`
        : 'Your record says that you are on leave. If you have come in anyway, please tell the office.',
    );
  return found.member;
};

/** On half a day of leave it is that; else late is who comes after the school's time for it. */
const codeOf = ({ leave, settings: { Late_After }, time }: FoundDay): StaffDayCode => {
  if (leave) return leaveCode(leave);
  return Late_After !== undefined && time > Late_After ? 'L' : 'P';
};
