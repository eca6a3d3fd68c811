import { parseDate } from '#shared/fields/dates.ts';
import { dayOf, lastDayOf, plainDay } from '../../../format/plain-day.ts';
import { sessionDays } from '../calendar.ts';

/** What is wrong with a day. */
export type DayFault = 'noDay' | 'notRead' | 'noSuchDay' | 'noYear' | 'outside';

/** A day of a spreadsheet as it is read, or what is wrong with it and the day that was likely meant. */
export interface ReadDay {
  /** YYYY-MM-DD. */
  readonly day?: string;
  readonly fault?: DayFault;
  readonly offer?: string;
}

/** The day and month of a date without year, in the session that begins in a year. */
const inSession = (text: string, session: number): string | undefined => {
  const { first, last } = sessionDays(session);
  return [session, session + 1]
    .flatMap((year) => parseDate(`${text} ${year}`) ?? parseDate(`${text}/${year}`) ?? [])
    .find((day) => day >= first && day <= last);
};

/** Reads a day as people write it, the day first: 05/04 is 5 April. It lies in the session that begins in a year. */
export const readDay = (text: string, session: number): ReadDay => {
  const plain = plainDay(text);
  if (plain === '') return { fault: 'noDay' };
  const day = dayOf(plain);
  if (day === undefined) {
    const meant = inSession(plain, session);
    if (meant !== undefined) return { fault: 'noYear', offer: meant };
    const last = lastDayOf(plain);
    if (last === undefined) return { fault: 'notRead' };
    const near = readDay(last, session);
    return { fault: 'noSuchDay', offer: near.day ?? near.offer ?? last };
  }
  const { first, last } = sessionDays(session);
  if (day >= first && day <= last) return { day };
  const meant = inSession(`${day.slice(8)}/${day.slice(5, 7)}`, session);
  return { day, fault: 'outside', ...(meant === undefined ? {} : { offer: meant }) };
};

/** What stands between two days, the surest first: a hyphen alone stands within dates as well. */
const between = [/\s+(?:to|till|until|upto|se)\s+|\s+(?:से|तक)\s+|\s*[–—]\s*/i, /\s+-\s+/, /(?<=\d{4})-(?=\d)/, /-/];

/** The first and the last day of a cell that has both, each as it is written: `5-17 Nov 2026` is `5 Nov 2026` and `17 Nov 2026`. */
export const splitDays = (text: string): readonly [string, string] => {
  const plain = plainDay(text).replace(/\s+तक$/, '');
  if (dayOf(plain) !== undefined) return [plain, ''];
  for (const separator of between) {
    const parts = plain.split(separator);
    const [from = '', to = ''] = parts.map((part) => part.trim());
    if (parts.length !== 2 || from === '' || to === '') continue;
    const rest = /^\d{1,2}(\D.*)$/.exec(to)?.[1];
    if (/^\d{1,2}$/.test(from) && rest !== undefined) return [from + rest, to];
    const year = /(\D\d{4})$/.exec(to)?.[1];
    if (parseDate(from) === undefined && year !== undefined && parseDate(from + year) !== undefined)
      return [from + year, to];
    if (/\d/.test(from) && /\d/.test(to)) return [from, to];
  }
  return [plain, ''];
};
