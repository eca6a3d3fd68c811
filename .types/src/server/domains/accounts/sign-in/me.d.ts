/** The account of who asks. */
export declare const meHandler: import("#server/http/calls/handle.ts").Handler;
