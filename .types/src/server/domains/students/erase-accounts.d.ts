import type { WriteContext } from '#server/store/audit.ts';
import type { LinkedRecords } from './linked-records.ts';
/** Empties and disables the accounts that stood for a student alone, and takes the student from the others. */
export declare const eraseAccounts: (tx: WriteContext, schoolId: number, linked: LinkedRecords) => Promise<void>;
