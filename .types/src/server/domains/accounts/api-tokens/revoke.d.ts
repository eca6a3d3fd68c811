/** Ends a token; one that has ended stays as it was. */
export declare const revokeApiTokenHandler: import("#server/http/calls/handle.ts").Handler;
