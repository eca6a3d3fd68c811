import { dateFormat } from './date-format.ts';

/**
 * The time of a local date and time, as the page's language writes it. English halves the day in am and pm; other
 * languages, whose short forms for that are the English ones, name its part: शाम 4:45.
 */
export const clockTime = (dateTime: string, locale: string): string =>
  dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(/^en\b/.test(locale) ? {} : { dayPeriod: 'short' }),
  }).format(new Date(`${dateTime.slice(0, 16)}:00Z`));
