import type { HolidayItem } from '#schemas/sources/holidays.ts';
interface Month {
    /** Its first day. */
    readonly month: string;
    readonly holidays: readonly HolidayItem[];
}
/** Holidays by the month they begin in, as they come. */
export declare const byMonth: (items: readonly HolidayItem[]) => readonly Month[];
export {};
