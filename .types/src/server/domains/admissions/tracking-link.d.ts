import type { Services } from '#server/http/calls/handle.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
type Tracked = Pick<EnquiryRow, 'schoolId' | 'id' | 'email' | 'mobile'>;
type Signing = Pick<Services, 'sealer' | 'now'>;
/** How long a mailed link works, as people read it. */
export declare const linkLasts = "30 minutes";
/** A secret that stands for an enquiry until it is too old, or the address or number in the enquiry is another one. */
export declare const trackingToken: ({ sealer, now }: Signing, row: Tracked) => string;
/** The id of the enquiry that a secret says it is for; undefined where it is none of ours or too old. */
export declare const enquiryOfToken: ({ now }: Pick<Signing, 'now'>, token: string) => number | undefined;
/** Whether a secret was made for this enquiry, as it is at the moment. */
export declare const isTokenOf: ({ sealer }: Pick<Signing, 'sealer'>, token: string, row: Tracked) => boolean;
export {};
