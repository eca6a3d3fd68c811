import type { ConfirmationBlocker } from '#schemas/api/admission-confirm.ts';
import { type OfferedClass } from '#server/domains/lookups/public.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type KnownDocument } from './documents.ts';
/** What a confirmation will do with an enquiry, and what stands in its way. */
export interface ConfirmPlan {
    readonly today: string;
    /** Whether the session is still to come: the student is expected then. */
    readonly isFuture: boolean;
    readonly offered: OfferedClass | undefined;
    /** Papers that are copied to the student. */
    readonly verified: readonly KnownDocument[];
    readonly obstacles: readonly ConfirmationBlocker[];
}
export declare const planConfirmation: (transaction: StoreContext, row: EnquiryRow, now: Date) => Promise<ConfirmPlan>;
