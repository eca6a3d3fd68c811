/** Ends all sign-ins of a user, for a phone that was lost. */
export declare const endUserSessionsHandler: import("#server/http/calls/handle.ts").Handler;
