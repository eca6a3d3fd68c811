import { type Handler } from '#server/http/calls/handle.ts';
/** `GET /api/website/<source>` for every source: what its loader gives for the school of the request. */
export declare const websiteHandlers: readonly Handler[];
