import type { Handler } from '#server/http/calls/handle.ts';
/** What the calls of the lists that forms choose from do. */
export declare const lookupHandlers: readonly Handler[];
