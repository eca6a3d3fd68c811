import { dateFormat } from '#sections/shared/date-format.ts';
import { clockTime } from '#sections/shared/times.ts';
import { dayMs } from '#shared/calendar.ts';
import { formatDate } from '#shared/fields/dates.ts';
import { schoolTime } from './school-clock.ts';

/** A month has three letters where it is short, September too. */
const dateWords = (date: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  dateFormat(`${locale}-IN`, parts)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\bSept\b/, 'Sep');

/** Hindi has its months whole: the short ones are written by nobody. */
const monthOf = (locale: string): 'long' | 'short' => (locale === 'hi' ? 'long' : 'short');

const isInstant = /(?:Z|[+-]\d{2}:\d{2})$/;

/** A time, or now, by the school's clock; a date or a time that is by that clock already stays as it is. */
const atSchool = (time?: string): string => (time === undefined || isInstant.test(time) ? schoolTime(time) : time);

/** The day of a time, or today, by the school's clock: YYYY-MM-DD. */
export const localDay = (time?: string): string => atSchool(time).slice(0, 10);

/** `09 Nov 2026`, `09 नवंबर 2026`, of a date or a time. */
export const formatDay = (value: string, locale: string): string =>
  formatDate(localDay(value), dateWords(localDay(value), locale, { month: monthOf(locale) }));

/** `8:30 am` by the school's clock. */
export const formatTime = (time: string, locale: string): string => clockTime(atSchool(time), locale);

/** When something was, for who reads today: `10:42 am`, `Sat, 5:20 pm`, `09 Nov 2026`. */
export const formatMoment = (time: string, locale: string): string => {
  const days = Math.round((Date.parse(localDay()) - Date.parse(localDay(time))) / dayMs);
  if (days === 0) return formatTime(time, locale);
  if (days < 0 || days > 6) return formatDay(time, locale);
  return `${shortWeekday(localDay(time), locale)}, ${formatTime(time, locale)}`;
};

/** The day and the time: `09 Nov 2026, 8:30 am`. */
export const formatDayTime = (time: string, locale: string): string =>
  `${formatDay(time, locale)}, ${formatTime(time, locale)}`;

/** `Monday, 23 November`, as a heading has it. */
export const formatWeekday = (date: string, locale: string): string =>
  dateWords(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** The days of something, as short as can be: `Wed 25 Nov`, `Wed 25 Nov – Thu 26 Nov`. */
export const formatDays = (from: string, to: string, locale: string): string => {
  const say = (day: string): string =>
    dateWords(day, locale, { weekday: 'short', day: 'numeric', month: monthOf(locale) }).replace(',', '');
  return from === to ? say(from) : `${say(from)} – ${say(to)}`;
};

/** `Sat`, of a date, where there is little room. */
export const shortWeekday = (date: string, locale: string): string => dateWords(date, locale, { weekday: 'short' });

/** `S`, of a date in a column that is as narrow as can be; `सो` in Hindi. */
export const narrowWeekday = (date: string, locale: string): string => dateWords(date, locale, { weekday: 'narrow' });

/** `27 Oct`, of a date whose year goes without saying. */
export const shortDay = (date: string, locale: string): string =>
  dateWords(date, locale, { day: 'numeric', month: monthOf(locale) });

/** `November 2026`, of a month as YYYY-MM. */
export const formatMonth = (month: string, locale: string): string =>
  dateWords(`${month}-01`, locale, { month: 'long', year: 'numeric' });
