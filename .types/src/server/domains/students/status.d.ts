import type { StudentStatus } from '#server/store/schema.ts';
/** Throws `BAD_TRANSITION`, with the steps that there are, unless a student may go from one status to the other (domain.md 4.3). */
export declare const requireStep: (from: StudentStatus, to: StudentStatus) => void;
/** Whether a student has gone elsewhere: that takes a day and a reason, and ends the right to sign in. */
export declare const isGone: (status: StudentStatus) => boolean;
