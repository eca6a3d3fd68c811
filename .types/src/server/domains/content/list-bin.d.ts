/** What is in the bin, of every type, the last one first. */
export declare const listBinHandler: import("#server/http/calls/handle.ts").Handler;
