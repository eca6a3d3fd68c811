/** Takes an item out of the bin as it was, and makes the document of an earlier version its draft. */
export declare const restoreContentHandler: import("#server/http/calls/handle.ts").Handler;
