import type { EnquiryBody } from '#schemas/api/admissions.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/**
 * Checks what a schema cannot: consent, session, class, day of birth. What an enquiry has already is left in peace.
 * Returns what to look at again, such as an unusual age. Errors: `NOT_VALID`.
 */
export declare const checkEnquiry: (transaction: StoreContext, { body, before, now }: {
    readonly body: EnquiryBody;
    readonly before?: EnquiryRow;
    readonly now: Date;
}) => Promise<string[]>;
/** Core fields that an application still lacks, as people read them (domain.md 4.2). */
export declare const missingCore: ({ classId, details }: Pick<EnquiryRow, 'classId' | 'details'>) => string[];
