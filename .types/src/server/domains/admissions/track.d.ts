import { type Tracked } from '#schemas/api/admission-documents.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** Tells a family how its enquiry goes, and nothing of what the office notes. */
export declare const trackEnquiryHandler: import("#server/http/calls/handle.ts").Handler;
/** How an enquiry goes at a moment, as its family may see it. */
export declare const trackedEnquiry: (transaction: StoreContext, row: EnquiryRow, now: Date) => Promise<Tracked>;
