/** What became of an item, the last change first; also of one that was erased. */
export declare const listHistoryHandler: import("#server/http/calls/handle.ts").Handler;
