/** Days (MM-DD) that fall on the same date each year: those of the nation, New Year, Labour Day and Christmas. */
const fixedDays: ReadonlySet<string> = new Set(['01-01', '01-26', '05-01', '08-15', '10-02', '12-25']);

interface Dated {
  readonly Fixed_Date?: unknown;
  readonly startHolidayDate?: unknown;
  readonly endHolidayDate?: unknown;
}

/**
 * Whether a holiday is on the same day each year: what it says itself, else whether its only day is one that all know.
 */
export const isFixedDate = ({ Fixed_Date, startHolidayDate, endHolidayDate }: Dated): boolean =>
  typeof Fixed_Date === 'boolean'
    ? Fixed_Date
    : startHolidayDate === endHolidayDate && fixedDays.has(String(startHolidayDate).slice(5));

/** The same day of the next year; undefined for 29 February. */
export const yearLater = (date: string): string | undefined =>
  date.endsWith('-02-29') ? undefined : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
