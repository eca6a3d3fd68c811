import type { WriteContext } from '#server/store/audit.ts';
import type { LinkedRecords } from './linked-records.ts';
/** Empties a student's enquiries: the reference, the status and the dates stay. Returns the keys of the files to delete. */
export declare const eraseEnquiries: (tx: WriteContext, schoolId: number, linked: LinkedRecords) => Promise<string[]>;
