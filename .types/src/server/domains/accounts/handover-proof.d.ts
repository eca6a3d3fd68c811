import type { Cookie, Services } from '#server/http/calls/handle.ts';
type Proving = Pick<Services, 'sealer' | 'baseUrl'>;
/** A request of a browser, with the cookies of its host. */
interface Reading {
    readonly services: Proving;
    readonly cookie: (name: string) => string | undefined;
}
/** The cookie of the product's host for a browser that has begun a sign-in with this code. */
export declare const beganHere: (services: Proving, code: string) => Cookie;
/** Whether this browser began the sign-in with a code, on the product's host. */
export declare const hasStarted: ({ services, cookie }: Reading, code: string) => boolean;
/** A cookie by which a school's host knows a browser, and what stands for it in an address. */
export declare const newVisit: (services: Proving) => {
    readonly cookie: Cookie;
    readonly state: string;
};
/** That cookie taken away, once the sign-in is taken up. */
export declare const endVisit: (services: Proving) => Cookie;
/** The product's word to a school's host that the browser it knows as `state` began the sign-in with this code. */
export declare const proofFor: ({ sealer }: Proving, code: string, state: string) => string;
/** Whether a proof holds for a code and for this browser, on a school's host. */
export declare const isProven: ({ services, cookie }: Reading, { code, proof }: {
    readonly code: string;
    readonly proof: string;
}) => boolean;
export {};
