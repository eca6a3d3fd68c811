import type { SyllabusBody } from '#schemas/api/syllabus.ts';
import { type StoredUpload } from '#server/files/uploads/uploads.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type SyllabusRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
interface Saving {
    readonly context: CallContext;
    /** Checked, its HTML sanitised. */
    readonly body: Omit<SyllabusBody, 'Description'> & {
        readonly Description?: string | undefined;
    };
    readonly uploads: readonly StoredUpload[];
}
interface Saved {
    readonly row: SyllabusRow;
    /** Files to delete once this is committed. */
    readonly leftover: readonly string[];
}
/** Adds a syllabus; it begins as a draft unless it is published at once. */
export declare const insertSyllabus: (tx: WriteContext, { context, body, uploads }: Saving) => Promise<Saved>;
/** Replaces a syllabus. Errors: `NOT_FOUND`, `NO_ACCESS` to the class it was of, `STALE`, `BAD_TRANSITION`. */
export declare const updateSyllabus: (tx: WriteContext, { context, body, uploads }: Saving) => Promise<Saved>;
/** A syllabus that was not removed. Errors: `NOT_FOUND`. */
export declare const findSyllabus: ({ db }: StoreContext, id: number) => Promise<SyllabusRow>;
/** As `findSyllabus`; no other transaction changes it until this one ends. */
export declare const lockSyllabus: ({ db }: StoreContext, id: number) => Promise<SyllabusRow>;
/** A syllabus as the audit log has it: its files by their ids. */
export declare const audited: (row: SyllabusRow) => Record<string, unknown>;
export {};
