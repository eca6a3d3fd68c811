import type { Services } from '#server/http/calls/handle.ts';
import type { FoundSchool } from '#server/store/global.ts';
type LinkServices = Pick<Services, 'originOf'>;
type LinkSchool = Parameters<Services['originOf']>[0];
/** The page of a mailed link, on the origin that is stored of the school, with its secret. */
export declare const mailedLink: ({ originOf }: LinkServices, school: LinkSchool, { page, secret }: {
    readonly page: 'reset' | 'invitation' | 'verify';
    readonly secret: string;
}) => string;
interface Handover {
    /** Of a user token of kind `handover`. */
    readonly code: string;
    readonly proof?: string;
    readonly next?: string | undefined;
    readonly remember?: boolean;
}
/** The address on a school's own host that takes up a sign-in which began elsewhere, and goes on to `next`. */
export declare const handoverUrl: ({ originOf }: LinkServices, school: Pick<FoundSchool, 'slug' | 'primaryDomain' | 'schoolId'>, { proof, ...handover }: Handover) => string;
/** The address on the product's host that confirms a sign-in to the school's, which knows the browser by `state`. */
export declare const confirmationUrl: ({ baseUrl }: Pick<Services, 'baseUrl'>, { slug }: Pick<FoundSchool, 'slug'>, { state, ...handover }: Omit<Handover, 'proof'> & {
    readonly state: string;
}) => string;
export {};
