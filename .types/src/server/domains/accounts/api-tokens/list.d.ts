/** A school's tokens, valid and ended. */
export declare const listApiTokensHandler: import("#server/http/calls/handle.ts").Handler;
