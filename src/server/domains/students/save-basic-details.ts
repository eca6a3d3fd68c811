import { and, eq, sql } from 'drizzle-orm';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { guardianKinds } from '#schemas/records/student.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { keepUpload, type StoredUpload } from '#server/files/uploads/uploads.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { type EnrolmentRow, type StudentRow, type StudentStatus, students } from '#server/store/schema.ts';
import { issueTcNumber } from './certificate-series.ts';
import { enrol, findEnrolment } from './enrolment.ts';
import { lockStudent } from './find-student.ts';
import { keepGuardians } from './guardians.ts';
import { disableLogin } from './leaving.ts';
import { comesBack, detailsOfReturn } from './past-stays.ts';
import { requireStep } from './status.ts';
import { studentColumns, toStudentRecord } from './student-record.ts';

/** What is to be stored, checked. */
export interface Saving {
  readonly context: CallContext;
  readonly body: BasicDetailsBody;
  readonly status: StudentStatus;
  readonly today: string;
  readonly photo: StoredUpload | undefined;
  /** Whether a parent's new number or corrected name is written to their other children too, and to their account. */
  readonly spreads: boolean;
  /** Whether own numbers and addresses of parents that are left out stay as they are. */
  readonly keepsContacts?: boolean;
}

export interface Saved {
  readonly row: StudentRow;
  readonly enrolment: EnrolmentRow;
  /** Files that nothing needs any more once this is committed. */
  readonly leftover: readonly string[];
}

/** Adds a student with guardians and enrolment. */
export const insertStudent = async (tx: WriteContext, saving: Saving): Promise<Saved> => {
  const { context, body, status, today, photo } = saving;
  const { schoolId } = context.school;
  const photoMediaId = photo ? await keepUpload(tx, photo) : null;
  const row = onlyRow(
    await tx.db
      .insert(students)
      .values({ schoolId, ...studentColumns(body), status, photoMediaId })
      .returning(),
  );
  const enrolment = await enrol(tx, { schoolId, studentId: row.id, body, today });
  await keepGuardians(tx, {
    schoolId,
    studentId: row.id,
    before: { details: {}, mobile: '' },
    after: row,
    spreads: saving.spreads,
    movesLogins: false,
  });
  await tx.audit({ entity: 'student', id: row.id, after: audited(row, enrolment) });
  return { row, enrolment, leftover: [] };
};

/** Replaces the basic details of a student. Errors: `NOT_FOUND`, `STALE`, `BAD_TRANSITION`, `GUARD` where erased. */
export const updateStudent = async (tx: WriteContext, saving: Saving): Promise<Saved> => {
  const { context, body, status, today, photo } = saving;
  const { schoolId } = context.school;
  const before = await lockStudent(tx, body.Student_Id);
  const { id: studentId, version, updatedAt } = before;
  const enrolled = await findEnrolment(tx.db, studentId, body.Session);
  const current = audited(before, enrolled);
  await requireMatch(tx, context, { entity: 'student', id: studentId, version, updatedAt, current, yours: body });
  requireStep(before.status, status);
  const given = saving.keepsContacts ? withContacts(body, before.details) : body;
  const columns = studentColumns(given, before.details);
  const details = comesBack(before.status, status)
    ? detailsOfReturn(before, columns.details)
    : { ...columns.details, ...(await leave(tx, { schoolId, before, status })) };
  const photoMediaId = photo ? await keepUpload(tx, photo) : before.photoMediaId;
  const [row] = await tx.db
    .update(students)
    .set({
      ...columns,
      details,
      status,
      photoMediaId,
      version: version + 1,
      updatedAt: sql`now()`,
    })
    .where(and(eq(students.schoolId, schoolId), eq(students.id, studentId)))
    .returning();
  if (!row) throw new Error('A locked student was gone.');
  const enrolment = await enrol(tx, { schoolId, studentId, body, today });
  const { spreads } = saving;
  await keepGuardians(tx, { schoolId, studentId, before, after: row, spreads, movesLogins: spreads });
  const replaced = photo ? before.photoMediaId : null;
  const leftover = replaced === null ? [] : await discardMedia(tx, schoolId, replaced);
  await tx.audit({ entity: 'student', id: studentId, before: current, after: audited(row, enrolment) });
  if (before.photoConsent === 'Public_With_Name') tx.touch(schoolTag(schoolId, 'student'));
  return { row, enrolment, leftover };
};

/** Basic details with the stored contacts of those who go by the same name. */
const withContacts = (body: BasicDetailsBody, details: StudentRow['details']): BasicDetailsBody => {
  const same = guardianKinds.filter((kind) => details[`${kind}_Name`] === body[`${kind}_Name`]);
  return {
    ...pickFields(
      details,
      same.flatMap((kind) => [`${kind}_Mobile`, `${kind}_Email`]),
    ),
    ...body,
  };
};

interface Leaving {
  readonly schoolId: number;
  readonly before: StudentRow;
  readonly status: StudentStatus;
}

/** Whoever goes elsewhere gets a certificate's number, and can no longer sign in. */
const leave = async (tx: WriteContext, { schoolId, before, status }: Leaving): Promise<Record<string, unknown>> => {
  if (status === before.status || (status !== 'Left' && status !== 'Transferred')) return {};
  await disableLogin(tx, schoolId, before.id);
  return { Tc_No: await issueTcNumber(tx, schoolId) };
};

const audited = (row: StudentRow, enrolment: EnrolmentRow | undefined) => {
  const photo = row.photoMediaId === null ? undefined : mediaReference(row.photoMediaId);
  return { ...toStudentRecord({ row, enrolment, photo }) };
};
