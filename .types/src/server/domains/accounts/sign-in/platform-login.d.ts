/** Checks who signs in against the school that is named, and sends them to its own host with a code that signs in. */
export declare const platformLoginHandler: import("#server/http/calls/handle.ts").Handler;
