/** Adds the holidays of a CSV file: all of them or, where any line is wrong, none. */
export declare const importHolidaysHandler: import("#server/http/calls/handle.ts").Handler;
