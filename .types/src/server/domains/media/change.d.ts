/** Changes what is said of a picture; its class only while nothing uses it. */
export declare const changeMediaHandler: import("#server/http/calls/handle.ts").Handler;
