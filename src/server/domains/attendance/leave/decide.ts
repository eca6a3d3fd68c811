import { and, eq } from 'drizzle-orm';
import { cancelStudentLeave, decideStudentLeave } from '#schemas/api/attendance/leave.ts';
import type { LeaveState } from '#schemas/records/leave.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { expectedVersion } from '#server/http/calls/expected-version.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StudentLeaveRow, studentLeave } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type AttendanceDay, readAttendanceDay } from '../attendance-day.ts';
import { readNames } from '../register.ts';
import { audited } from './leave-record.ts';
import { mailDecision } from './mail.ts';
import { type FoundLeave, findLeave, mayCancel, toRequest } from './requests.ts';
import { excuseAbsences, giveBackAbsences } from './turn-marks.ts';

/** Answers a request. What was marked as an absence on its days becomes leave, where the register is not locked. */
export const decideStudentLeaveHandler = handle(decideStudentLeave, async ({ params: { id }, body }, context) => {
  const decision = body.Decision?.trim() ?? '';
  if (body.State === 'Rejected' && decision.length < 3) throw wrongField('Decision', 'Say why the leave is refused.');
  const { found, request } = await context.write(async (tx) => {
    const day = await readAttendanceDay(tx, context);
    const before = await lockLeave(tx, context, { day, id });
    if (before.leave.state !== 'Pending') throw badStep(before.leave, body.State);
    const leave = await storeState(tx, context, { before: before.leave, state: body.State, decision });
    if (body.State === 'Approved') await excuseAbsences(tx, context, { leave, day });
    const found = { ...before, leave };
    return { found, request: await toRequest(tx, context, { day, found }) };
  });
  await mailDecision(context, found);
  return ok(request);
});

/** Takes a request back. Who was marked as on approved leave was absent, where the register is not locked. */
export const cancelStudentLeaveHandler = handle(cancelStudentLeave, ({ params: { id } }, context) =>
  context.write(async (tx) => {
    const day = await readAttendanceDay(tx, context);
    const before = await lockLeave(tx, context, { day, id });
    const { state } = before.leave;
    if (state !== 'Pending' && state !== 'Approved') throw badStep(before.leave, 'Cancelled');
    if (!mayCancel(context, before.leave, day.today))
      throw refuse('This leave has begun. Ask the school to change it.');
    const leave = await storeState(tx, context, { before: before.leave, state: 'Cancelled', decision: '' });
    if (state === 'Approved') await giveBackAbsences(tx, context, { leave, day });
    return ok(await toRequest(tx, context, { day, found: { ...before, leave } }));
  }),
);

const badStep = (leave: StudentLeaveRow, to: LeaveState) =>
  new AppError('BAD_TRANSITION', { what: 'A request for leave', from: leave.state, to }, { details: { allowed: [] } });

/** A request as the caller has seen it, which no other transaction changes until this one ends. */
const lockLeave = async (
  tx: WriteContext,
  context: CallContext,
  asked: { readonly day: AttendanceDay; readonly id: number },
): Promise<FoundLeave> => {
  const expected = expectedVersion(context);
  await tx.db.select({ id: studentLeave.id }).from(studentLeave).where(eq(studentLeave.id, asked.id)).for('update');
  const found = await findLeave(tx, context, asked);
  const { leave } = found;
  if (expected === null || expected === leave.version) return found;
  const names = await readNames(tx.db, [leave.decidedBy]);
  throw await staleEdit(tx, {
    user: names.get(leave.decidedBy ?? 0),
    at: leave.decidedAt ?? leave.askedAt,
    now: context.now(),
    details: { version: leave.version, current: await toRequest(tx, context, { day: asked.day, found }) },
  });
};

interface Step {
  readonly before: StudentLeaveRow;
  readonly state: LeaveState;
  readonly decision: string;
}

const storeState = async (
  tx: WriteContext,
  context: CallContext,
  { before, state, decision }: Step,
): Promise<StudentLeaveRow> => {
  const { schoolId, id, version } = before;
  const [leave] = await tx.db
    .update(studentLeave)
    .set({
      state,
      decision: decision || null,
      decidedBy: userIdOf(context.actor),
      decidedAt: context.now(),
      version: version + 1,
    })
    .where(and(eq(studentLeave.schoolId, schoolId), eq(studentLeave.id, id)))
    .returning();
  if (!leave) throw new Error('A locked request was gone.');
  await tx.audit({ entity: 'studentLeave', id, before: audited(before), after: audited(leave) });
  return leave;
};
