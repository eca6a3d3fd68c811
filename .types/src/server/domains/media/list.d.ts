/** The library's pictures and documents, newest first. */
export declare const listMediaHandler: import("#server/http/calls/handle.ts").Handler;
