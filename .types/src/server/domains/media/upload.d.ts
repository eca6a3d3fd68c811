/** Stores each picture and public document that can be taken; of each that cannot it is told why, and what to do about it. */
export declare const uploadMediaHandler: import("#server/http/calls/handle.ts").Handler;
