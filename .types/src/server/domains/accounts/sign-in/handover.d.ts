/**
 * Takes up a sign-in by its code, which works once, for a minute, on its own school's host alone and in the browser
 * that began it: the product's host is asked for that first.
 */
export declare const handoverHandler: import("#server/http/calls/handle.ts").Handler;
