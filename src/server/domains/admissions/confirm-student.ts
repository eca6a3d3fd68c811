import { eq, sql } from 'drizzle-orm';
import { relation as relations } from '#schemas/records/relation.ts';
import { studentDetailFields } from '#schemas/records/student.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import {
  enableLogin,
  enrol,
  linkGuardian,
  lockStudent,
  personOf,
  toStudentRecord,
} from '#server/domains/students/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { nextNumber } from '#server/store/number-series.ts';
import { type EnquiryRow, type StudentRow, studentDocuments, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { startYearOf } from './age.ts';
import type { ConfirmPlan } from './confirm-plan.ts';
import type { KnownDocument } from './documents.ts';

interface NewStudent {
  readonly row: EnquiryRow;
  readonly plan: ConfirmPlan;
  readonly sectionId: number;
}

/** Makes the student of an enquiry, or takes up again the one that was archived, with guardian, class and documents. */
export const admitStudent = async (
  transaction: WriteContext,
  { row, plan, sectionId }: NewStudent,
): Promise<StudentRow> => {
  const { schoolId } = row;
  const student = row.studentId === null ? await insert(transaction, row, plan) : await revive(transaction, row, plan);
  const studentId = student.id;
  const body = { Session: row.session, Class_Id: row.classId, Section_Id: sectionId };
  const enrolment = await enrol(transaction, { schoolId, studentId, body, today: plan.today });
  await keepGuardian(transaction, row, studentId);
  await copyDocuments(transaction, studentId, plan.verified);
  await transaction.audit({ entity: 'student', id: studentId, after: toStudentRecord({ row: student, enrolment }) });
  return student;
};

const columnsOf = (row: EnquiryRow, { isFuture }: ConfirmPlan) => ({
  firstName: row.firstName,
  middleName: row.middleName,
  lastName: row.lastName,
  dateOfBirth: row.dateOfBirth,
  gender: row.gender,
  mobile: row.mobile,
  email: row.email,
  status: isFuture ? ('Expected' as const) : ('Active' as const),
});

const emailField = (relation: number): string =>
  relation === relations.father ? 'Father_Email' : relation === relations.mother ? 'Mother_Email' : 'Guardian_Email';

const detailsOf = (row: EnquiryRow): Record<string, unknown> => {
  const { parentName, parentRelation, email } = row;
  const parent =
    parentRelation === relations.father
      ? { Father_Name: parentName }
      : parentRelation === relations.mother
        ? { Mother_Name: parentName }
        : { Guardian_Name: parentName, Guardian_Relation: parentRelation };
  const contact = email && { [emailField(parentRelation)]: email };
  return { ...pickFields(row.details, Object.keys(studentDetailFields)), ...parent, ...contact };
};

/** A number that someone gave by hand already is passed over. */
const insert = async (transaction: WriteContext, row: EnquiryRow, plan: ConfirmPlan): Promise<StudentRow> => {
  const { schoolId } = row;
  const year = startYearOf(row.session);
  const values = {
    ...columnsOf(row, plan),
    schoolId,
    admissionDate: plan.today,
    details: detailsOf(row),
    bio: pickFields(row.details, ['Previous_School', 'Previous_Class']),
  };
  for (;;) {
    const number = await nextNumber(transaction, schoolId, `admission:${year}`);
    const admissionNo = `${year}/${String(number).padStart(4, '0')}`;
    const [student] = await transaction.db
      .insert(students)
      .values({ ...values, admissionNo })
      .onConflictDoNothing({ target: [students.schoolId, students.admissionNo] })
      .returning();
    if (student) return student;
  }
};

const revive = async (transaction: WriteContext, row: EnquiryRow, plan: ConfirmPlan): Promise<StudentRow> => {
  const before = await lockStudent(transaction, row.studentId ?? 0);
  const [student] = await transaction.db
    .update(students)
    .set({
      ...columnsOf(row, plan),
      details: { ...before.details, ...detailsOf(row) },
      version: before.version + 1,
    })
    .where(eq(students.id, before.id))
    .returning();
  if (!student) throw new Error('A locked student was gone.');
  await enableLogin(transaction, student.id);
  return student;
};

const keepGuardian = async (tx: StoreContext, row: EnquiryRow, studentId: number): Promise<void> => {
  const { schoolId, parentName: name, parentRelation: relation, mobile, email } = row;
  const person = await personOf(tx, { schoolId, name, mobile, email });
  await linkGuardian(tx, { schoolId, studentId, relation, person });
  const told = emailField(relation);
  if (person.email === null || person.email === email?.toLowerCase()) return;
  // Whom the school has an address of already keeps that: pages say what invitations go by.
  await tx.db
    .update(students)
    .set({ details: sql`${students.details} || ${JSON.stringify({ [told]: person.email })}::jsonb` })
    .where(eq(students.id, studentId));
};

const copyDocuments = async (
  { db }: StoreContext,
  studentId: number,
  documents: readonly KnownDocument[],
): Promise<void> => {
  const copied = await db
    .select({ mediaId: studentDocuments.mediaId })
    .from(studentDocuments)
    .where(eq(studentDocuments.studentId, studentId));
  const known = new Set(copied.map(({ mediaId }) => mediaId));
  for (const { row } of documents) {
    if (!row?.mediaId || known.has(row.mediaId)) continue;
    const { schoolId, documentType, mediaId, userId, userType } = row;
    await db.insert(studentDocuments).values({ schoolId, studentId, documentType, mediaId, userId, userType });
  }
};
