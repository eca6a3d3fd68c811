import { and, eq } from 'drizzle-orm';
import { removeStudentBankDetail } from '#schemas/api/students/bank.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { studentBankAccounts } from '#server/store/schema.ts';
import { findAccount, toBankRecord } from './bank-record.ts';
import { lockStudent } from './find-student.ts';

/** Removes a bank account, its sealed number with it. */
export const removeBankDetailHandler = handle(
  removeStudentBankDetail,
  async ({ params: { id: studentId, account: id } }, context) =>
    context.write(async (tx) => {
      const { schoolId } = await lockStudent(tx, studentId);
      const before = await findAccount(tx.db, { studentId, id });
      await tx.db
        .delete(studentBankAccounts)
        .where(and(eq(studentBankAccounts.schoolId, schoolId), eq(studentBankAccounts.id, id)));
      await tx.audit({ entity: 'student', id: studentId, before: { bankDetail: toBankRecord(before) } });
      return ok({ message: 'The bank account was removed.' });
    }),
);
