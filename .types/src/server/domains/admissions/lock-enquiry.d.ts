import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** An enquiry that was not removed. Errors: `NOT_FOUND`. */
export declare const findEnquiry: ({ db }: StoreContext, id: number) => Promise<EnquiryRow>;
/** As `findEnquiry`; no other transaction changes it until this one ends. */
export declare const lockEnquiry: ({ db }: StoreContext, id: number) => Promise<EnquiryRow>;
/** Throws `STALE`, with both versions, where `If-Match` names another version of an enquiry than the stored one. */
export declare const requireVersion: (transaction: StoreContext, context: CallContext, { row, sent }: {
    readonly row: EnquiryRow;
    readonly sent: unknown;
}) => Promise<void>;
type Change = Partial<Omit<EnquiryRow, 'schoolId' | 'id' | 'version' | 'updatedAt'>>;
/** Changes an enquiry that was locked, and writes it down. */
export declare const updateEnquiry: (transaction: WriteContext, { before, change, now }: {
    readonly before: EnquiryRow;
    readonly change: Change;
    readonly now: Date;
}) => Promise<EnquiryRow>;
export {};
