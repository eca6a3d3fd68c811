/** Keeps a message to the office of the host's school, and tells the office by mail. */
export declare const addContactMessageHandler: import("#server/http/calls/handle.ts").Handler;
