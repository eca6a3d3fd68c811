/** One item, also from the bin. */
export declare const getContentHandler: import("#server/http/calls/handle.ts").Handler;
