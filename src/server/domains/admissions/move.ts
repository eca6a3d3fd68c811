import { moveEnquiry, type StatusBody } from '#schemas/api/admission-office.ts';
import { enquiryStatus, isEnded, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnquiryRow, enquiryFollowUps } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { missingCore } from './check-enquiry.ts';
import { confirm } from './confirm.ts';
import { steps } from './details.ts';
import { officeRow } from './enquiry-row.ts';
import { findEnquiry, lockEnquiry, requireVersion, updateEnquiry } from './lock-enquiry.ts';
import { findBlocker, statusLabel } from './statuses.ts';
import { undoConfirmation } from './undo-confirmation.ts';

/** Takes an enquiry one step along, and writes down what was said. A step to Confirmed makes the student. */
export const moveEnquiryHandler = handle(moveEnquiry, async ({ params, body }, context) => {
  if (body.Status === enquiryStatus.confirmed) {
    await context.read(async (transaction) => requireListed(await findEnquiry(transaction, params.id), body.Status));
    await confirm(context, params.id, {});
    return ok(officeRow(await context.read((transaction) => findEnquiry(transaction, params.id))));
  }
  return context.write(async (transaction) => {
    const before = await lockEnquiry(transaction, params.id);
    await requireVersion(transaction, context, { row: before, sent: body });
    return ok(officeRow(await move(transaction, context, { before, body })));
  });
});

interface Moving {
  readonly before: EnquiryRow;
  readonly body: StatusBody;
}

const move = async (transaction: WriteContext, context: CallContext, { before, body }: Moving): Promise<EnquiryRow> => {
  const { schoolId, id: enquiryId, status: from, studentId } = before;
  const { Status: to, Note, Reason, Next_Follow_Up } = body;
  const now = context.now();
  const visitAt = body.Visit_At ? new Date(body.Visit_At) : before.visitAt;
  requireListed(before, to);
  requireGuards(context, { before, body, visitAt, now });
  if (from === enquiryStatus.confirmed && studentId !== null)
    await undoConfirmation(transaction, { row: before, studentId, now });
  const change = {
    status: to,
    visitAt,
    nextFollowUp: Next_Follow_Up ?? before.nextFollowUp,
    closeReason: isEnded(to) ? (Reason ?? null) : null,
    confirmedAt: null,
  };
  const entry = { mode: 'Status', note: Note ?? Reason ?? statusLabel(to), nextDate: Next_Follow_Up ?? null };
  const step = { schoolId, enquiryId, at: now, fromStatus: from, toStatus: to, userId: userIdOf(context.actor) };
  await transaction.db.insert(enquiryFollowUps).values({ ...entry, ...step });
  return updateEnquiry(transaction, { before, change, now });
};

/** Throws unless the table has the step; the error lists the steps that there are. */
const requireListed = ({ status: from }: EnquiryRow, to: number): void => {
  if (nextStatuses(from).includes(to)) return;
  const words = { what: 'An enquiry', from: statusLabel(from), to: statusLabel(to) };
  throw new AppError('BAD_TRANSITION', words, { details: { allowed: steps(from) } });
};

interface Guarding extends Moving {
  readonly visitAt: Date | null;
  readonly now: Date;
}

const requireGuards = ({ actor }: CallContext, { before, body, visitAt, now }: Guarding): void => {
  const blocker = findBlocker({
    from: before.status,
    to: body.Status,
    note: body.Note,
    reason: body.Reason,
    visitAt,
    missing: missingCore(before),
    isAdmin: actor.kind === 'user' && actor.role === 'Admin',
    confirmedAt: before.confirmedAt,
    now,
  });
  if (!blocker) return;
  if (blocker.kind === 'field') throw wrongField(blocker.field, blocker.text);
  throw blocker.kind === 'access' ? new AppError('NO_ACCESS') : refuse(blocker.text);
};
