import type { BankRecord } from '#schemas/api/students/bank.ts';
import { studentBankAccounts } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
export type BankRow = typeof studentBankAccounts.$inferSelect;
/** A bank account with its number masked. */
export declare const toBankRecord: (row: BankRow) => BankRecord;
/** A student's bank accounts, masked, the primary one first. */
export declare const readBankRecords: (db: Db, studentId: number) => Promise<BankRecord[]>;
