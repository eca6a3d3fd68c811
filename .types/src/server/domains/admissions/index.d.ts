import type { Handler } from '#server/http/calls/handle.ts';
export { purgeEnquiries } from './purge.ts';
/** What the calls of admissions do. */
export declare const admissionHandlers: readonly Handler[];
