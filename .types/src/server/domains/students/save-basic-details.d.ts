import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { type StoredUpload } from '#server/files/uploads/uploads.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnrolmentRow, type StudentRow, type StudentStatus } from '#server/store/schema.ts';
/** What is to be stored, checked. */
export interface Saving {
    readonly context: CallContext;
    readonly body: BasicDetailsBody;
    readonly status: StudentStatus;
    readonly today: string;
    readonly photo: StoredUpload | undefined;
}
export interface Saved {
    readonly row: StudentRow;
    readonly enrolment: EnrolmentRow;
    /** Files that nothing needs any more once this is committed. */
    readonly leftover: readonly string[];
}
/** Adds a student with guardians and enrolment. */
export declare const insertStudent: (tx: WriteContext, saving: Saving) => Promise<Saved>;
/** Replaces the basic details of a student. Errors: `NOT_FOUND`, `STALE`, `BAD_TRANSITION`, `GUARD` where erased. */
export declare const updateStudent: (tx: WriteContext, saving: Saving) => Promise<Saved>;
