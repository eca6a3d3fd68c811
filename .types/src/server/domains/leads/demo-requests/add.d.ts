/** Keeps a request for a demonstration. Asked again from the same number within a day, it becomes what was said last. */
export declare const addDemoRequestHandler: import("#server/http/calls/handle.ts").Handler;
