import dayjs from 'dayjs';
import type { OfficeLocale } from '#schemas/office.ts';

const hindi = ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्तू', 'नव', 'दिस'];

/** `09 Nov 2026`, of a date or a time (seed: DD MMM YYYY). */
export const formatDay = (value: string, locale: OfficeLocale): string => {
  const day = dayjs(value);
  return locale === 'hi' ? `${day.format('DD')} ${hindi[day.month()]} ${day.year()}` : day.format('DD MMM YYYY');
};

/** `8:30 am`. */
export const formatTime = (value: string): string => dayjs(value).format('h:mm a');

/** `Monday, 23 November`, as a heading has it. */
export const formatWeekday = (value: string, locale: OfficeLocale): string =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(dayjs(value).toDate());
