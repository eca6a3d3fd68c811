import type { Handler } from '#server/http/calls/handle.ts';
/** What the calls of messages to schools and requests for a demonstration do. */
export declare const leadHandlers: readonly Handler[];
