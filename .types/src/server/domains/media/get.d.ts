/** One picture or file, with everything that uses it. */
export declare const getMediaHandler: import("#server/http/calls/handle.ts").Handler;
