/** Adds a value of the school's own to a list. */
export declare const addLookupValueHandler: import("#server/http/calls/handle.ts").Handler;
