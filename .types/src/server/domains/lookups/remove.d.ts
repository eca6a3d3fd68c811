/** Removes a value of the school's own. */
export declare const removeLookupValueHandler: import("#server/http/calls/handle.ts").Handler;
