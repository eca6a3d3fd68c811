import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { pickFields } from '#server/core/pick-fields.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { emptyEntries, type WriteContext } from '#server/store/audit.ts';
import {
  attendanceMarks,
  auditLog,
  enrolments,
  mergedStudents,
  pickUpCodes,
  type StudentRow,
  type StudentStatus,
  studentBankAccounts,
  studentDocuments,
  studentImportRows,
  studentLeave,
  students,
  visitors,
} from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { forgetGuardians } from './guardian-people.ts';
import { erasedStays } from './past-stays.ts';
import { certificateNames } from './student-record.ts';

/** What is in place of a name. */
export const erasedName = 'Erased';

/** What is in place of a date of birth; no answer shows it. */
export const erasedDate = '1900-01-01';

const atSchool: readonly StudentStatus[] = ['Expected', 'Active'];

/** What the admission register keeps of the details. */
const registerFields = ['Leaving_Date', ...certificateNames];

/**
 * Empties a student's record and removes what hangs on it. Returns the keys of the files to delete after the commit.
 */
export const eraseRecord = async (tx: WriteContext, row: StudentRow, now: Date): Promise<string[]> => {
  const { schoolId, id } = row;
  await tx.db
    .update(students)
    .set({
      firstName: erasedName,
      middleName: null,
      lastName: null,
      dateOfBirth: erasedDate,
      gender: 'Undisclosed',
      mobile: '',
      email: null,
      status: atSchool.includes(row.status) ? 'Inactive' : row.status,
      photoMediaId: null,
      photoConsent: 'None',
      details: { ...pickFields(row.details, registerFields), ...erasedStays(row) },
      bio: {},
      aadhaarSealed: null,
      aadhaarLast4: null,
      version: row.version + 1,
      updatedAt: sql`now()`,
      erasedAt: now,
    })
    .where(and(eq(students.schoolId, schoolId), eq(students.id, id)));
  await tx.db.update(enrolments).set({ rollNo: null }).where(eq(enrolments.studentId, id));
  // That somebody was there or not is the register's; why is the family's.
  await tx.db
    .update(attendanceMarks)
    .set({ reason: null, remark: null, beforeLeave: null })
    .where(eq(attendanceMarks.studentId, id));
  await tx.db.update(mergedStudents).set({ before: null }).where(eq(mergedStudents.studentId, id));
  await tx.db.delete(studentImportRows).where(eq(studentImportRows.studentId, id));
  await tx.db.update(studentLeave).set({ note: null, decision: null }).where(eq(studentLeave.studentId, id));
  await tx.db.delete(pickUpCodes).where(eq(pickUpCodes.studentId, id));
  await tx.db.update(visitors).set({ studentId: null }).where(eq(visitors.studentId, id));
  await forgetGuardians(tx, row);
  await tx.db.delete(studentBankAccounts).where(eq(studentBankAccounts.studentId, id));
  const documents = await tx.db.delete(studentDocuments).where(eq(studentDocuments.studentId, id)).returning();
  const files = documents.map(({ mediaId }) => mediaId);
  return removeMedia(tx.db, schoolId, row.photoMediaId === null ? files : [...files, row.photoMediaId]);
};

/** Empties what entries of the audit log say, and the names of the accounts behind them; the entries stay. */
export const redactAudit = async (
  context: StoreContext,
  about: SQL | undefined,
  accounts: readonly number[],
): Promise<void> => {
  await emptyEntries(context, about);
  await context.db
    .update(auditLog)
    .set({ actor: erasedName })
    .where(inArray(auditLog.userId, [...accounts]));
};
