import type { WriteContext } from '#server/store/audit.ts';
/** Archives the student whom a confirmation has made: no longer in the class, nor among the parent's children. */
export declare const archiveStudent: (transaction: WriteContext, schoolId: number, studentId: number) => Promise<void>;
