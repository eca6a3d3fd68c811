/** One article that visitors see. */
export declare const blogDetailsHandler: import("#server/http/calls/handle.ts").Handler;
