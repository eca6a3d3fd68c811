/** Sends a browser that began a sign-in here back to the school's host with proof of it, and any other to sign in. */
export declare const confirmHandoverHandler: import("#server/http/calls/handle.ts").Handler;
