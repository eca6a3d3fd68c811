/** Puts an item into the bin, or erases it from there. */
export declare const removeContentHandler: import("#server/http/calls/handle.ts").Handler;
