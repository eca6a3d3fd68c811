import type { ConfirmationBlocker } from '#schemas/api/admission-confirm.ts';
import type { OfferedClass } from '#server/domains/lookups/public.ts';
import { type EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type KnownDocument } from './documents.ts';
interface Facts {
    readonly row: EnquiryRow;
    /** Undefined where the school offers the class no more. */
    readonly offered: OfferedClass | undefined;
    readonly documents: readonly KnownDocument[];
}
/** All that stands in the way of making a student of an enquiry (domain.md 4.2), in the order in which to deal with it. */
export declare const findBlockers: (transaction: StoreContext, facts: Facts) => Promise<ConfirmationBlocker[]>;
export {};
