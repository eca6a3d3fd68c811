import { and, eq } from 'drizzle-orm';
import { type RevealBody, revealStudentNumber } from '#schemas/api/students/personal-data.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { studentBankAccounts } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { findStudent } from './find-student.ts';
import { requireAdmin } from './in-scope.ts';
import { sealedPlace } from './student-record.ts';

interface RevealRequest {
  readonly studentId: number;
  readonly body: RevealBody;
}

/**
 * Opens one sealed number of a student for an admin. The audit log has who looked at what, and why.
 */
export const revealHandler = handle(revealStudentNumber, async ({ params: { id: studentId }, body }, context) => {
  requireAdmin(context);
  return context.write(async (tx) => {
    const sealed = await findSealed(tx.db, { studentId, body });
    const place = sealedPlace(body.Field === 'Aadhaar_No' ? 'aadhaar' : 'account', studentId);
    const value = context.services.sealer.open(sealed, place);
    const { Field: revealed, Bank_Detail_Id, Reason } = body;
    await tx.audit({ entity: 'student', id: studentId, after: { revealed, Bank_Detail_Id, Reason } });
    return ok({ Field: revealed, Value: value });
  });
});

const findSealed = async (db: Db, { studentId, body }: RevealRequest): Promise<string> => {
  const student = await findStudent(db, studentId);
  if (body.Field === 'Aadhaar_No') {
    if (student.aadhaarSealed === null) throw notFound();
    return student.aadhaarSealed;
  }
  if (body.Bank_Detail_Id === undefined) throw wrongField('Bank_Detail_Id', 'Please enter bank detail id.');
  const [account] = await db
    .select({ sealed: studentBankAccounts.accountSealed })
    .from(studentBankAccounts)
    .where(and(eq(studentBankAccounts.studentId, studentId), eq(studentBankAccounts.id, body.Bank_Detail_Id)));
  if (!account) throw notFound();
  return account.sealed;
};
