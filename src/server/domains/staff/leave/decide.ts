import { and, eq } from 'drizzle-orm';
import { cancelStaffLeave, type DecisionBody, decideStaffLeave } from '#schemas/api/staff/leave.ts';
import type { LeaveState } from '#schemas/records/leave.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { expectedVersion } from '#server/http/calls/expected-version.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StaffLeaveRow, staffLeave, users } from '#server/store/schema.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { lockMember } from '../find-member.ts';
import { requireLeft } from './ask.ts';
import { readCounted } from './balance.ts';
import { audited } from './leave-record.ts';
import { mailDecision } from './mail.ts';
import { excuseAbsences, giveBackAbsences } from './marked-days.ts';
import { isOwn } from './member-scope.ts';
import { type FoundLeave, findLeave, readStaffCalendar, toRequest, workingDays } from './requests.ts';

/** Answers a request. What was marked as an absence on its days becomes leave; other marks stay as they are. */
export const decideStaffLeaveHandler = handle(decideStaffLeave, async ({ params: { id }, body }, context) => {
  const decision = body.Decision?.trim() ?? '';
  if (body.State === 'Rejected' && decision.length < 3) throw wrongField('Decision', 'Say why the leave is refused.');
  const { found, request } = await context.write(async (tx) => {
    const before = await lockLeave(tx, context, id);
    if (before.leave.state !== 'Pending') throw badStep(before.leave, body.State);
    if (isOwn(context, before.member) && !isAdmin(context))
      throw refuse('Somebody else answers your own request for leave.');
    const span = approvedSpan(before.leave, body);
    if (body.State === 'Approved')
      await requireStillLeft(tx, context, { ...before, leave: { ...before.leave, ...span } });
    const leave = await storeState(tx, context, { before, state: body.State, decision, span });
    if (body.State === 'Approved') await excuseAbsences(tx, context, leave);
    const found = { ...before, leave };
    return { found, request: await toRequest(tx, context, found) };
  });
  await mailDecision(context, found);
  return ok(request);
});

/** Takes a request back, and with approved leave what it made of absences. */
export const cancelStaffLeaveHandler = handle(cancelStaffLeave, ({ params: { id } }, context) =>
  context.write(async (tx) => {
    const before = await lockLeave(tx, context, id);
    const { state, firstDay } = before.leave;
    if (state !== 'Pending' && state !== 'Approved') throw badStep(before.leave, 'Cancelled');
    const { today } = await readSchoolDay(tx, context.now());
    if (context.scope !== 'all' && state === 'Approved' && firstDay <= today)
      throw refuse('This leave has begun. Ask the staff office to change it.');
    const leave = await storeState(tx, context, { before, state: 'Cancelled', decision: '' });
    if (state === 'Approved') await giveBackAbsences(tx, context, leave);
    return ok(await toRequest(tx, context, { ...before, leave }));
  }),
);

type Span = Pick<StaffLeaveRow, 'firstDay' | 'lastDay'>;

/** The days that an answer is about: all that are asked for, or a part of them. */
const approvedSpan = ({ firstDay, lastDay }: Span, { State, First_Day, Last_Day }: DecisionBody): Span => {
  const span = { firstDay: First_Day ?? firstDay, lastDay: Last_Day ?? lastDay };
  const isWhole = span.firstDay === firstDay && span.lastDay === lastDay;
  if (State === 'Rejected' && !isWhole) throw wrongField('First_Day', 'A refusal applies to all the days.');
  if (span.firstDay < firstDay || span.firstDay > lastDay)
    throw wrongField('First_Day', 'Choose one of the days that are asked for.');
  if (span.lastDay < span.firstDay || span.lastDay > lastDay)
    throw wrongField('Last_Day', 'Choose one of the days that are asked for.');
  return span;
};

/** Admins are few, and one of them may be the only one. */
const isAdmin = ({ actor }: CallContext): boolean => actor.kind === 'user' && actor.role === 'Admin';

const badStep = (leave: StaffLeaveRow, to: LeaveState) =>
  new AppError('BAD_TRANSITION', { what: 'A request for leave', from: leave.state, to }, { details: { allowed: [] } });

/** A request as the caller has seen it, whose member no other transaction changes until this one ends. */
const lockLeave = async (tx: WriteContext, context: CallContext, id: number): Promise<FoundLeave> => {
  const expected = expectedVersion(context);
  const { leave: seen } = await findLeave(tx.db, context, id);
  await lockMember(tx, seen.staffId);
  const found = await findLeave(tx.db, context, id);
  const { leave } = found;
  if (expected === null || expected === leave.version) return found;
  const [by] = await tx.db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, leave.decidedBy ?? 0));
  throw await staleEdit(tx, {
    user: by?.name,
    at: leave.decidedAt ?? leave.askedAt,
    now: context.now(),
    details: { version: leave.version, current: await toRequest(tx, context, found) },
  });
};

const requireStillLeft = async (tx: WriteContext, context: CallContext, { leave, type }: FoundLeave): Promise<void> => {
  const calendar = await readStaffCalendar(tx, context);
  const counted = await readCounted(tx.db, leave.staffId, leave.session);
  const others = counted.filter(({ id }) => id !== leave.id);
  const asked = workingDays(calendar, leave);
  if (asked === 0) throw wrongField('Last_Day', 'Nobody works on these days, so no leave is needed.');
  requireLeft({ type, others, calendar, asked, withPending: false });
};

interface Step {
  readonly before: FoundLeave;
  readonly state: LeaveState;
  readonly decision: string;
  /** The days that are approved. */
  readonly span?: Span;
}

const storeState = async (tx: WriteContext, context: CallContext, step: Step): Promise<StaffLeaveRow> => {
  const { leave: before, type } = step.before;
  const { schoolId, id, version, firstDay, lastDay } = before;
  const { span = before } = step;
  const isPart = span.firstDay !== firstDay || span.lastDay !== lastDay;
  const [leave] = await tx.db
    .update(staffLeave)
    .set({
      state: step.state,
      firstDay: span.firstDay,
      lastDay: span.lastDay,
      ...(isPart && { askedFirstDay: firstDay, askedLastDay: lastDay }),
      decision: step.decision || null,
      decidedBy: userIdOf(context.actor),
      decidedAt: context.now(),
      version: version + 1,
    })
    .where(and(eq(staffLeave.schoolId, schoolId), eq(staffLeave.id, id)))
    .returning();
  if (!leave) throw new Error('A locked request was gone.');
  const states = { before: audited({ leave: before, type }), after: audited({ leave, type }) };
  await tx.audit({ entity: 'staffLeave', id, ...states });
  return leave;
};
