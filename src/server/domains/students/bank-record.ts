import { and, desc, eq } from 'drizzle-orm';
import type { BankRecord } from '#schemas/api/students/bank.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { studentBankAccounts } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

export type BankRow = typeof studentBankAccounts.$inferSelect;

/** A bank account with its number masked. */
export const toBankRecord = (row: BankRow): BankRecord =>
  withoutNulls({
    Bank_Detail_Id: row.id,
    Account_Holder_Name: row.holder,
    Relation: row.relation === null ? undefined : Number(row.relation),
    Bank_Name: row.bankName,
    Branch: row.branch,
    Account_Last4: row.accountLast4,
    Ifsc: row.ifsc,
    Account_Type: row.accountType as BankRecord['Account_Type'],
    Is_Primary: row.isPrimary,
  });

/** A student's bank accounts, masked, the primary one first. */
export const readBankRecords = async (db: Db, studentId: number): Promise<BankRecord[]> => {
  const rows = await db
    .select()
    .from(studentBankAccounts)
    .where(eq(studentBankAccounts.studentId, studentId))
    .orderBy(desc(studentBankAccounts.isPrimary), studentBankAccounts.id);
  return rows.map(toBankRecord);
};

/** A bank account of a student whose row is locked. Errors: `NOT_FOUND`. */
export const findAccount = async (
  db: Db,
  { studentId, id }: { readonly studentId: number; readonly id: number },
): Promise<BankRow> => {
  const [row] = await db
    .select()
    .from(studentBankAccounts)
    .where(and(eq(studentBankAccounts.studentId, studentId), eq(studentBankAccounts.id, id)));
  if (!row) throw notFound();
  return row;
};
