/**
 * Changes a value of a list. Of a standard one, the school may set whether and where it stands and the list's own
 * fields, but not the name: other schools and reports know it under that.
 */
export declare const changeLookupValueHandler: import("#server/http/calls/handle.ts").Handler;
