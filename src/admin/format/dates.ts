import dayjs from 'dayjs';
import { dateFormat } from '#sections/shared/date-format.ts';
import { dayMonthYear } from '#sections/shared/dates.ts';
import { clockTime } from '#sections/shared/times.ts';

/** The day of a time, as the clock of this device has it: YYYY-MM-DD. */
export const localDay = (time?: string): string => dayjs(time).format('YYYY-MM-DD');

/** `09 Nov 2026`, of a date or a time. */
export const formatDay = (value: string, locale: string): string => dayMonthYear(localDay(value), locale);

/** `8:30 am` by the clock of this device. */
export const formatTime = (time: string, locale: string): string =>
  clockTime(dayjs(time).format('YYYY-MM-DDTHH:mm'), locale).toLowerCase();

/** `Monday, 23 November`, as a heading has it. */
export const formatWeekday = (date: string, locale: string): string =>
  dateFormat(`${locale}-IN`, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(`${date}T00:00:00Z`));
