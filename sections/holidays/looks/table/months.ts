import type { HolidayItem } from '#schemas/sources/holidays.ts';

interface Month {
  /** Its first day. */
  readonly month: string;
  readonly holidays: readonly HolidayItem[];
}

/** Holidays by the month they start in, as they come. */
export const byMonth = (items: readonly HolidayItem[]): readonly Month[] => {
  const months = [...new Set(items.map((item) => item.startHolidayDate.slice(0, 7)))];
  return months.map((month) => ({
    month: `${month}-01`,
    holidays: items.filter((item) => item.startHolidayDate.startsWith(month)),
  }));
};
