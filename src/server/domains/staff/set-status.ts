import { eq } from 'drizzle-orm';
import { type StaffStatusBody, setStaffStatus } from '#schemas/api/staff/change.ts';
import { notValid, refuse } from '#server/core/errors/refusals.ts';
import { closeAccount, endAccountAt, requirePerson } from '#server/domains/accounts/index.ts';
import { type CallContext, handle } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StaffRow, users } from '#server/store/schema.ts';
import { readSchoolDay, type SchoolDay } from '#server/tenancy/school-day.ts';
import { endOfDay } from './end-of-day.ts';
import { lockMember } from './find-member.ts';
import { answerMember } from './list.ts';
import { audited, storeMember } from './save.ts';
import { requireStep } from './status.ts';

/** Takes a member a step. Leaving ends the log-in: at once, or in the night of a last day that is still to come. */
export const setStaffStatusHandler = handle(setStaffStatus, ({ params: { id }, body }, context) =>
  context.write(async (tx) => {
    const before = await lockMember(tx, id);
    const { version, updatedAt } = before;
    const current = audited(before);
    await requireMatch(tx, context, { entity: 'staffMember', id, version, updatedAt, current, yours: body });
    requireStep(before.status, body.Status);
    const day = await readSchoolDay(tx, context.now());
    const step = { context, before, body, day };
    const change = body.Status === 'Left' ? await leave(tx, step) : await stay(tx, step);
    const row = await storeMember(tx, before, { ...change, version: version + 1 });
    await tx.audit({ entity: 'staffMember', id, before: current, after: audited(row) });
    return answerMember(context, tx.db, row);
  }),
);

interface Step {
  readonly context: CallContext;
  readonly before: StaffRow;
  readonly body: StaffStatusBody;
  readonly day: SchoolDay;
}

const leave = async (tx: WriteContext, { context, before, body, day }: Step): Promise<Partial<StaffRow>> => {
  const { Leaving_Date: leavingDate, Leaving_Reason: leavingReason } = body;
  const { schoolId, userId } = before;
  if (!leavingDate || !leavingReason)
    throw notValid({
      ...(!leavingDate && { Leaving_Date: ['Please enter leaving date.'] }),
      ...(!leavingReason && { Leaving_Reason: ['Please enter leaving reason.'] }),
    });
  if (leavingDate < before.joiningDate) throw notValid({ Leaving_Date: ['This is before the day of joining.'] });
  if (userId !== null) await requireRightToClose(tx, context, userId);
  const isOver = leavingDate <= day.today;
  if (userId !== null && isOver) await closeAccount(tx, { schoolId, userId, now: context.now() });
  if (userId !== null && !isOver) await endAccountAt(tx, { schoolId, userId, at: endOfDay(day.timeZone, leavingDate) });
  return { leavingDate, leavingReason, ...(isOver && { status: 'Left' as const }) };
};

/** Who keeps the records closes no admin's log-in, and nobody the own one. */
const requireRightToClose = async ({ db }: WriteContext, context: CallContext, userId: number): Promise<void> => {
  requirePerson(context);
  const { actor } = context;
  if (actor.kind === 'user' && actor.userId === userId)
    throw refuse('This would close your own account. Ask somebody else to enter it.');
  const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (account?.role === 'Admin' && !(actor.kind === 'user' && actor.role === 'Admin'))
    throw refuse('Only an admin can enter that an admin leaves.');
};

/**
 * A member who comes back gets no account by it: an admin opens it, or invites again. The status that somebody has
 * takes back a leaving that is still to come.
 */
const stay = async (tx: WriteContext, { context, before, body }: Step): Promise<Partial<StaffRow>> => {
  const { Status: status, Joining_Date: joiningDate } = body;
  const { schoolId, userId, leavingDate } = before;
  const none = { leavingDate: null, leavingReason: null };
  if (before.status === 'Left') {
    if (!joiningDate) throw notValid({ Joining_Date: ['Please enter joining date.'] });
    if (leavingDate !== null && joiningDate <= leavingDate)
      throw notValid({ Joining_Date: ['Enter a day after the last day at the school.'] });
    // What was agreed to before is asked for again.
    return { ...none, status, joiningDate, details: { ...before.details, Show_On_Website: false } };
  }
  if (status !== before.status || leavingDate === null) return { status };
  if (userId !== null) {
    requirePerson(context);
    await endAccountAt(tx, { schoolId, userId, at: null });
  }
  return none;
};
