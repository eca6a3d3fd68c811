/** Adds the holidays of the session before that are on the same day each year; names the others. */
export declare const copyHolidaysHandler: import("#server/http/calls/handle.ts").Handler;
