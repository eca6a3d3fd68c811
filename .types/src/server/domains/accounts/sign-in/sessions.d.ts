/** Where the user who asks is signed in. */
export declare const listOwnSessionsHandler: import("#server/http/calls/handle.ts").Handler;
/** Ends one of the user's own sign-ins; those of others are as if they were not there. */
export declare const endOwnSessionHandler: import("#server/http/calls/handle.ts").Handler;
/** Ends all of the user's sign-ins but the one that asks. */
export declare const endOtherSessionsHandler: import("#server/http/calls/handle.ts").Handler;
