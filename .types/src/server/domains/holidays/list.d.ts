/** A school's holidays in date order, of one session or of all. */
export declare const listHolidaysHandler: import("#server/http/calls/handle.ts").Handler;
