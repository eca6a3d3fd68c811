/** Puts a holiday into the bin. */
export declare const removeHolidayHandler: import("#server/http/calls/handle.ts").Handler;
