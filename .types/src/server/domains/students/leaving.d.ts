import type { StoreContext } from '#server/store/store.ts';
/** The number of a transfer certificate, from the school's series. */
export declare const issueTcNumber: (context: StoreContext, schoolId: number) => Promise<string>;
/** Ends a student's right to sign in, and every session. */
export declare const disableLogin: (context: StoreContext, schoolId: number, studentId: number) => Promise<void>;
