import type { Handler } from '#server/http/calls/handle.ts';
/** What the calls of holidays do. */
export declare const holidayHandlers: readonly Handler[];
