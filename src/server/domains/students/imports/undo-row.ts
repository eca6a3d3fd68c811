import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { studentFields } from '#schemas/records/student.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { databaseFault } from '#server/store/errors.ts';
import {
  type EnrolmentRow,
  enquiries,
  enrolments,
  type StudentRow,
  studentImportRows,
  students,
  users,
} from '#server/store/schema.ts';
import { forgetGuardians } from '../guardian-people.ts';
import { leavingOf } from '../leaving.ts';
import { updateStudent } from '../save-basic-details.ts';
import { toStudentRecord } from '../student-record.ts';
import { isSeat } from './known-students.ts';
import { shownByHand } from './undo-accounts.ts';

/** A row of an import and its student. */
export interface ImportedRow {
  readonly imported: typeof studentImportRows.$inferSelect;
  readonly student: StudentRow;
  /** In the session of the import. */
  readonly enrolment: EnrolmentRow | null;
}

export interface Undoing {
  readonly context: CallContext;
  /** The school's day, YYYY-MM-DD. */
  readonly today: string;
  readonly session: string;
  /** When the import was begun. */
  readonly startedAt: Date;
}

const foreignKeyViolation = '23503';

/** Removes a student whom an import has added; whether there is nothing else of them. */
export const removeNew = async (tx: WriteContext, student: StudentRow): Promise<boolean> => {
  if (await isLinked(tx, student.id)) return false;
  try {
    await tx.db.transaction(async (db) => {
      await db.delete(studentImportRows).where(eq(studentImportRows.studentId, student.id));
      await forgetGuardians({ ...tx, db }, student);
      await db.delete(enrolments).where(eq(enrolments.studentId, student.id));
      await db.delete(students).where(eq(students.id, student.id));
    });
  } catch (error) {
    // Documents, registers and the like belong to a student who has been here.
    if (databaseFault(error)?.code === foreignKeyViolation) return false;
    throw error;
  }
  await tx.audit({ entity: 'student', id: student.id, before: { Admission_No: student.admissionNo } });
  return true;
};

/** Whether an account or an enquiry stands for a student, or there is more than one enrolment. */
const isLinked = async ({ db }: WriteContext, studentId: number): Promise<boolean> => {
  const counted = sql<number>`(select count(*) from ${enrolments} where ${enrolments.studentId} = ${studentId})`;
  const [linked] = await db
    .select({ id: students.id })
    .from(students)
    .where(
      and(
        eq(students.id, studentId),
        or(
          sql`exists (select from ${users} where ${users.studentId} = ${studentId})`,
          exists(shownByHand(db, studentId)),
          sql`exists (select from ${enquiries} where ${enquiries.studentId} = ${studentId})`,
          sql`${counted} > 1`,
        ),
      ),
    );
  return linked !== undefined;
};

/** Gives a changed student back what was stored before. */
export const restoreChanged = async (
  tx: WriteContext,
  { context, today, session }: Undoing,
  { imported, student, enrolment }: ImportedRow,
): Promise<void> => {
  const before = imported.before ?? {};
  const parts = { row: student, enrolment: enrolment ?? undefined };
  const stored = pickFields({ ...toStudentRecord(parts) }, Object.keys(studentFields));
  const restored = wasEnrolled(imported) ? before : { ...withoutSeat(before), Roll_No: null };
  const body = {
    ...withoutNulls({ ...stored, ...leavingOf(student), ...restored }),
    School_Id: student.schoolId,
    Student_Id: student.id,
    Session: session,
  } as BasicDetailsBody;
  const { row } = await updateStudent(tx, {
    context,
    body,
    status: student.status,
    today,
    photo: undefined,
    spreads: false,
  });
  // As the import before has left them: that one can be undone next.
  await tx.db
    .update(studentImportRows)
    .set({ version: row.version })
    .where(and(eq(studentImportRows.studentId, student.id), eq(studentImportRows.version, imported.version - 1)));
  if (!wasEnrolled(imported))
    await tx.db.delete(enrolments).where(and(eq(enrolments.studentId, student.id), eq(enrolments.session, session)));
};

/** Whether a changed student was in the session before the import. */
export const wasEnrolled = ({ before }: Pick<ImportedRow['imported'], 'before'>): boolean => before?.Class_Id !== null;

const withoutSeat = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSeat(name)));
