import { and, eq, ne } from 'drizzle-orm';
import { addStudentBankDetail } from '#schemas/api/students/bank.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { created, handle, ok } from '#server/http/calls/handle.ts';
import { onlyRow } from '#server/store/query.ts';
import { studentBankAccounts } from '#server/store/schema.ts';
import { findAccount, toBankRecord } from './bank-record.ts';
import { lockStudent } from './find-student.ts';
import { sealedPlace } from './student-record.ts';

/** Adds a bank account of a student, or replaces one. Its number is sealed; a primary account is the only one. */
export const addBankDetailHandler = handle(addStudentBankDetail, async ({ body }, context) => {
  if (body.Account_No !== body.Confirm_Account_No)
    throw wrongField('Confirm_Account_No', 'The two account numbers are not the same.');
  const { schoolId } = context.school;
  const { Student_Id: studentId, Bank_Detail_Id: id } = body;
  const values = {
    holder: body.Account_Holder_Name,
    relation: body.Relation === undefined ? null : String(body.Relation),
    bankName: body.Bank_Name,
    branch: body.Branch ?? null,
    accountSealed: context.services.sealer.seal(body.Account_No, sealedPlace('account', studentId)),
    accountLast4: body.Account_No.slice(-4),
    ifsc: body.Ifsc,
    accountType: body.Account_Type ?? null,
    isPrimary: body.Is_Primary ?? false,
  };
  return context.write(async (tx) => {
    // Two changes of one student's accounts wait for each other, so that one of them is primary and not both.
    await lockStudent(tx, studentId);
    const before = id === 0 ? undefined : await findAccount(tx.db, { studentId, id });
    const own = and(eq(studentBankAccounts.schoolId, schoolId), eq(studentBankAccounts.studentId, studentId));
    const row = onlyRow(
      await (before
        ? tx.db
            .update(studentBankAccounts)
            .set(values)
            .where(and(own, eq(studentBankAccounts.id, id)))
            .returning()
        : tx.db
            .insert(studentBankAccounts)
            .values({ schoolId, studentId, ...values })
            .returning()),
    );
    if (row.isPrimary)
      await tx.db
        .update(studentBankAccounts)
        .set({ isPrimary: false })
        .where(and(own, ne(studentBankAccounts.id, row.id)));
    const after = { bankDetail: toBankRecord(row) };
    await tx.audit({
      entity: 'student',
      id: studentId,
      before: before ? { bankDetail: toBankRecord(before) } : null,
      after,
    });
    const answer = { Student_Id: studentId, ...after };
    return before ? ok(answer) : created(answer);
  });
});
