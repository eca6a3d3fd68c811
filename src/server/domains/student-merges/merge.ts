import { and, eq, sql } from 'drizzle-orm';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { type MergeBody, mergeStudents } from '#schemas/api/students/merge.ts';
import { studentFields } from '#schemas/records/student.ts';
import { fieldsOfChoice } from '#schemas/records/student-merge.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import {
  cardTags,
  detailsOfBoth,
  findCurrentEnrolment,
  keepGuardians,
  lockStudent,
  requireAdmin,
  sealedPlace,
  studentColumns,
  toStudentRecord,
} from '#server/domains/students/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnrolmentRow, enrolments, mergedStudents, type StudentRow, students } from '#server/store/schema.ts';
import { moveMarks } from './marks.ts';
import { moveHistory, moveSeats } from './move-history.ts';
import { consentOfBoth, currentOf } from './outcome.ts';
import { requireMergeable } from './preview.ts';

/** Makes one student of two entries, in one transaction; the number that is given up still finds them. */
export const mergeStudentsHandler = handle(mergeStudents, async ({ params: { id }, body }, context) => {
  requireAdmin(context);
  const { student, files } = await context.write((tx) => merge(tx, context, { id, body }));
  await deleteFiles(context.services.storage, files);
  return ok({ student });
});

interface Asked {
  readonly id: number;
  readonly body: MergeBody;
}

interface Pair {
  readonly stays: StudentRow;
  readonly goes: StudentRow;
}

const merge = async (tx: WriteContext, context: CallContext, { id, body }: Asked) => {
  const { schoolId } = context.school;
  const pair = await lockBoth(tx, id, body);
  const { stays, goes } = pair;
  const seats = {
    stays: await findCurrentEnrolment(tx.db, stays.id),
    goes: await findCurrentEnrolment(tx.db, goes.id),
  };
  const before = { stays: auditedOf(stays, seats.stays), goes: auditedOf(goes, seats.goes) };
  await moveMarks(tx, { schoolId, stays: stays.id, goes: goes.id, chosen: body.Marks });
  await moveHistory(tx, context.services, pair);
  await moveSeats(tx, pair);
  if (body.Take.includes('Class_Id') && seats.goes) await takeSeat(tx, stays, seats.goes);
  await tx.db.update(mergedStudents).set({ studentId: stays.id }).where(eq(mergedStudents.studentId, goes.id));
  await tx.db.delete(students).where(eq(students.id, goes.id));
  const row = await storeMerged(tx, context, { ...pair, body, before });
  const spreading = { spreads: false, movesLogins: true };
  await keepGuardians(tx, { schoolId, studentId: stays.id, before: stays, after: row, ...spreading });
  const givenUp = body.Take.includes('Admission_No') ? stays.admissionNo : goes.admissionNo;
  await tx.db.insert(mergedStudents).values({
    schoolId,
    id: goes.id,
    studentId: stays.id,
    admissionNo: givenUp,
    before,
    mergedBy: userIdOf(context.actor),
    mergedAt: context.now(),
  });
  const after = auditedOf(row, await findCurrentEnrolment(tx.db, stays.id));
  const merged = { Merged_Admission_No: givenUp, Merged_Student_Id: goes.id };
  await tx.audit({ entity: 'student', id: stays.id, before: before.stays, after: { ...after, ...merged } });
  await tx.audit({ entity: 'student', id: goes.id, before: before.goes, after: { Merged_Into: stays.id } });
  for (const tag of cardTags) tx.touch(schoolTag(schoolId, tag));
  const lost = [stays.photoMediaId, goes.photoMediaId].find((media) => media !== null && media !== row.photoMediaId);
  const files = lost == null ? [] : await discardMedia(tx, schoolId, lost);
  return { student: toStudentRecord({ row, enrolment: await findCurrentEnrolment(tx.db, stays.id) }), files };
};

/** Both, in the order of their ids, so that two merges of the same pair wait for each other. */
const lockBoth = async (tx: WriteContext, id: number, body: MergeBody): Promise<Pair> => {
  const other = body.Other_Id;
  const first = await lockStudent(tx, Math.min(id, other));
  const second = await lockStudent(tx, Math.max(id, other));
  const [stays, goes] = id < other ? [first, second] : [second, first];
  requireMergeable(stays, goes);
  if (stays.version !== body.Version || goes.version !== body.Other_Version)
    throw refuse('One of the two entries was changed meanwhile. Compare them again.');
  return { stays, goes };
};

interface Storing extends Pair {
  readonly body: MergeBody;
  readonly before: { readonly stays: Record<string, unknown>; readonly goes: Record<string, unknown> };
}

const fieldNames = Object.keys(studentFields);

const storeMerged = async (
  tx: WriteContext,
  { services, school }: CallContext,
  { stays, goes, body, before }: Storing,
): Promise<StudentRow> => {
  const taken = body.Take.flatMap(fieldsOfChoice);
  const kept = fieldNames.filter((name) => !taken.includes(name));
  const details = {
    ...pickFields(before.stays, kept),
    ...pickFields(before.goes, taken),
    School_Id: school.schoolId,
    Student_Id: stays.id,
  } as BasicDetailsBody;
  const columns = studentColumns(details, stays.details);
  const { current, other } = currentOf({ stays, goes });
  const { photoConsent, record } = consentOfBoth({ stays, goes });
  const { Consent_By: _, Consent_At: __, ...bio } = { ...goes.bio, ...stays.bio };
  const [row] = await tx.db
    .update(students)
    .set({
      ...columns,
      details: detailsOfBoth(columns.details, { current, other }),
      status: current.status,
      bio: { ...bio, ...record },
      photoConsent,
      ...(stays.aadhaarSealed === null && resealed(services.sealer, { stays, goes })),
      photoMediaId: body.Take.includes('Student_Photo') ? goes.photoMediaId : stays.photoMediaId,
      version: stays.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(students.id, stays.id))
    .returning();
  if (!row) throw new Error('A locked student was gone.');
  return row;
};

const resealed = (sealer: CallContext['services']['sealer'], { stays, goes }: Pair): Partial<StudentRow> => {
  if (goes.aadhaarSealed === null) return {};
  const number = sealer.open(goes.aadhaarSealed, sealedPlace('aadhaar', goes.id));
  return { aadhaarSealed: sealer.seal(number, sealedPlace('aadhaar', stays.id)), aadhaarLast4: goes.aadhaarLast4 };
};

const takeSeat = async ({ db }: WriteContext, { id: studentId }: StudentRow, seat: EnrolmentRow): Promise<void> => {
  const { session, classId, sectionId, rollNo, state } = seat;
  await db
    .update(enrolments)
    .set({ classId, sectionId, rollNo, state })
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.session, session)));
};

const auditedOf = (row: StudentRow, enrolment: EnrolmentRow | undefined): Record<string, unknown> => {
  const photo = row.photoMediaId === null ? undefined : mediaReference(row.photoMediaId);
  return { ...toStudentRecord({ row, enrolment, photo }), Photo_Consent: row.photoConsent };
};
