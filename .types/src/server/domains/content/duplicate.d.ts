/** Begins another item with the same draft. */
export declare const duplicateContentHandler: import("#server/http/calls/handle.ts").Handler;
