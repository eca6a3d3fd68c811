import type { HolidayItem } from '#schemas/sources/holidays.ts';
/** An all-day event for a phone's calendar (RFC 5545) as a data link. An end date there is the day after. */
export declare const calendarHref: (holiday: HolidayItem) => string;
