/** Does the same to many items. Where one of them cannot be done, none is, and the problems are told by id. */
export declare const bulkContentHandler: import("#server/http/calls/handle.ts").Handler;
