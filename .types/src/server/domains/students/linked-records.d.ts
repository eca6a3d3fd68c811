import { type SQL } from 'drizzle-orm';
import type { Db } from '#server/store/store.ts';
/** The ids of what else a school keeps of a student. */
export interface LinkedRecords {
    readonly studentId: number;
    readonly enquiries: readonly number[];
    readonly followUps: readonly number[];
    readonly enquiryDocuments: readonly number[];
    /** Accounts that stand for this student alone: the student's own, and those of parents without another child here. */
    readonly accounts: readonly number[];
}
/** Finds what belongs to a student: enquiries with their papers and notes, and accounts. */
export declare const findLinkedRecords: (db: Db, studentId: number) => Promise<LinkedRecords>;
/** The entries of the audit log that tell of a student, or of what belongs to one. */
export declare const auditOf: (linked: LinkedRecords) => SQL | undefined;
