import { formatDate } from '#shared/fields/dates.ts';
import { dateFormat } from './date-format.ts';

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

const part = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, options).format(utc(date));

/** Short month name of a YYYY-MM-DD date, in the page's language. */
export const monthName = (date: string, locale: string): string => part(date, locale, { month: 'short' });

export const longMonthName = (date: string, locale: string): string =>
  part(date, locale, { month: 'long', year: 'numeric' });

export const weekdayName = (date: string, locale: string): string => part(date, locale, { weekday: 'long' });

/** 24 November. */
export const dayMonth = (date: string, locale: string): string =>
  `${Number(date.slice(8, 10))} ${part(date, locale, { month: 'long' })}`;

/** Monday, 24 November. */
export const fullDay = (date: string, locale: string): string =>
  `${weekdayName(date, locale)}, ${dayMonth(date, locale)}`;

/** DD MMM YYYY, the format of every date a visitor reads. */
export const dayMonthYear = (date: string, locale: string): string => formatDate(date, monthName(date, locale));

/** Whether some day from `start` to `end` lies in a month, given as one of its days. */
export const isInMonth = (month: string, start: string, end: string): boolean =>
  start.slice(0, 7) <= month.slice(0, 7) && month.slice(0, 7) <= end.slice(0, 7);

/** The twelve months of the academic session that `today` lies in, each as its first day: April to March. */
export const sessionMonths = (today: string): string[] => {
  const year = Number(today.slice(0, 4));
  const start = Number(today.slice(5, 7)) >= 4 ? year : year - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 3;
    return `${start + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
};
