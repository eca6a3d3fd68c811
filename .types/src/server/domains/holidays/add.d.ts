/** Adds or changes a holiday; it is on the website at once. One that overlaps another of its type is told of, not refused. */
export declare const addHolidayHandler: import("#server/http/calls/handle.ts").Handler;
