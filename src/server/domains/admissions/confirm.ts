import { and, desc, eq } from 'drizzle-orm';
import {
  type Admission,
  type ConfirmationBlocker,
  type ConfirmBody,
  confirmAdmission,
} from '#schemas/api/admission-confirm.ts';
import { enquiryStatus, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { noSuchSection, offeredSectionIds } from '#server/domains/lookups/public.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { MailReader } from '#server/http/school-mail.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { lockName } from '#server/store/lock-name.ts';
import { type EnquiryRow, enquiryFollowUps, enrolments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { inviteParent } from './confirm-parent.ts';
import { inWordsOf, planConfirmation } from './confirm-plan.ts';
import { admitStudent } from './confirm-student.ts';
import { steps } from './details.ts';
import { lockEnquiry, requireVersion, updateEnquiry } from './lock-enquiry.ts';
import { sendAdmission } from './send-mails.ts';
import { statusLabel } from './statuses.ts';

const { confirmed } = enquiryStatus;

/** Makes a student of an enquiry. A repeated call answers with the same student and does nothing. */
export const confirmAdmissionHandler = handle(confirmAdmission, async ({ query, body }, context) =>
  ok(await confirm(context, query.Admission_Equiry_Id, body)),
);

/** Confirms an enquiry in one transaction, and notifies the parent after it. */
export const confirm = async (context: CallContext, id: number, options: ConfirmBody): Promise<Admission> => {
  const { admission, row, reader, invitation } = await context.write((transaction) =>
    confirmOnce(transaction, context, { id, options }),
  );
  if (reader) sendAdmission(context, { reader, row, admissionNo: admission.Admission_No, invitation });
  return admission;
};

interface Confirming {
  readonly id: number;
  readonly options: ConfirmBody;
}

interface Confirmed {
  readonly admission: Admission;
  readonly row: EnquiryRow;
  /** Who gets a mail; undefined if none is sent. */
  readonly reader?: MailReader | undefined;
  readonly invitation?: string | undefined;
}

const confirmOnce = async (
  transaction: WriteContext,
  context: CallContext,
  { id, options }: Confirming,
): Promise<Confirmed> => {
  const before = await lockEnquiry(transaction, id);
  if (before.status === confirmed) {
    if (!(await hasConfirmed(transaction, context, id)))
      await requireVersion(transaction, context, { row: before, sent: options });
    transaction.unrecorded();
    return { admission: await admissionOf(transaction, before, []), row: before };
  }
  await requireVersion(transaction, context, { row: before, sent: options });
  requireStep(before);
  // One at a time in a school: seats, doubles and accounts are counted and then made.
  await lockName(transaction.db, before.schoolId, 'admissions');
  const now = context.now();
  const plan = await planConfirmation(transaction, before, now);
  requireFree(inWordsOf(context, plan.obstacles), options);
  const sectionId = await chooseSection(transaction, options);
  const student = await admitStudent(transaction, { row: before, plan, sectionId });
  const parent = await inviteParent(transaction, { row: before, studentId: student.id, now });
  const change = {
    status: confirmed,
    confirmedAt: now,
    studentId: student.id,
    ageWaived: before.ageWaived || options.waiveAge === true,
  };
  const row = await updateEnquiry(transaction, { before, change, now });
  await transaction.db.insert(enquiryFollowUps).values({
    schoolId: row.schoolId,
    enquiryId: row.id,
    at: now,
    mode: 'Status',
    note: options.reason ?? `Admission number ${student.admissionNo}`,
    fromStatus: before.status,
    toStatus: confirmed,
    userId: userIdOf(context.actor),
  });
  const admission = await admissionOf(transaction, row, parent.warnings.map(inLanguageOf(context)));
  const to = parent.user?.email ?? row.email;
  const reader = to === null ? undefined : { to, language: parent.user?.language ?? row.language };
  return { admission, row, reader, invitation: parent.invitation };
};

/** Whether whoever asks confirmed an enquiry themselves, so that their call is the same one sent again. */
const hasConfirmed = async ({ db }: StoreContext, { actor }: CallContext, id: number): Promise<boolean> => {
  const [last] = await db
    .select({ userId: enquiryFollowUps.userId })
    .from(enquiryFollowUps)
    .where(and(eq(enquiryFollowUps.enquiryId, id), eq(enquiryFollowUps.toStatus, confirmed)))
    .orderBy(desc(enquiryFollowUps.at), desc(enquiryFollowUps.id))
    .limit(1);
  return last !== undefined && last.userId === userIdOf(actor);
};

const requireStep = ({ status }: EnquiryRow): void => {
  if (nextStatuses(status).includes(confirmed)) return;
  const words = { what: 'An enquiry', from: statusLabel(status), to: statusLabel(confirmed) };
  throw new AppError('BAD_TRANSITION', words, { details: { allowed: steps(status) } });
};

/** Errors: `NOT_VALID` where the school does not have the section. */
const chooseSection = async (transaction: StoreContext, { Section_Id: chosen }: ConfirmBody): Promise<number> => {
  const offered = await offeredSectionIds(transaction);
  const [first = 1] = offered;
  if (chosen !== undefined && !offered.has(chosen)) throw wrongField('Section_Id', noSuchSection);
  return chosen ?? first;
};

/** Throws unless the body gets over everything that is in the way. */
const requireFree = (obstacles: readonly ConfirmationBlocker[], { force, reason, waiveAge }: ConfirmBody): void => {
  if (force && !reason) throw wrongField('reason', 'Please enter reason.');
  const remedies = new Set([...(force ? ['force'] : []), ...(waiveAge ? ['waiveAge'] : [])]);
  const left = obstacles.filter(({ remedy }) => remedy === undefined || !remedies.has(remedy));
  if (left.length > 0) throw refuse(left.map(({ text }) => text).join(' '), { obstacles: left });
};

const admissionOf = async (
  { db }: StoreContext,
  { id, session, studentId }: EnquiryRow,
  warnings: readonly string[],
): Promise<Admission> => {
  const [found] = await db
    .select({ student: students, enrolment: enrolments })
    .from(students)
    .innerJoin(enrolments, and(eq(enrolments.schoolId, students.schoolId), eq(enrolments.studentId, students.id)))
    .where(and(eq(students.id, studentId ?? 0), eq(enrolments.session, session)));
  if (!found) throw new Error('A confirmed enquiry has no student.');
  const { student, enrolment } = found;
  return {
    Admission_Enquiry_Id: id,
    Status: confirmed,
    Student_Id: student.id,
    Admission_No: student.admissionNo,
    Student_Status: student.status,
    Session: session,
    Class_Id: enrolment.classId,
    Section_Id: enrolment.sectionId,
    Enrolment_State: enrolment.state,
    warnings: [...warnings],
  };
};
