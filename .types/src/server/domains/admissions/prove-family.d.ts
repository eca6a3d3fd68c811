import type { CallContext } from '#server/http/calls/handle.ts';
import { type EnquiryRow } from '#server/store/schema.ts';
/** What a family proves itself by. */
interface FamilyProof {
    readonly Reference_No: string;
    readonly Mobile: string;
}
/** How often an address may be wrong (domain.md 4.2). */
export declare const familyTries: {
    max: number;
    perSeconds: number;
};
/** Under which key the wrong tries of an address are counted. */
export declare const triesKey: ({ school, address }: CallContext, what: string) => string;
/** The enquiry of a reference and its number, both exact. Errors: `NOT_FOUND`, whichever of them is wrong. */
export declare const findByProof: (context: CallContext, { Reference_No, Mobile }: FamilyProof) => Promise<EnquiryRow>;
export {};
