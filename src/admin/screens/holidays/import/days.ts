import dayjs from 'dayjs';
import { parseDate } from '#shared/fields/dates.ts';
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

/** The months in Hindi, each as it is written in English. */
const hindiMonths: readonly (readonly [RegExp, string])[] = [
  [/जनवरी|जन॰/, 'Jan'],
  [/फ़?रवरी|फ़रवरी|फ़?र॰|फ़र॰/, 'Feb'],
  [/मार्च/, 'Mar'],
  [/अप्रैल/, 'Apr'],
  [/मई/, 'May'],
  [/जून/, 'Jun'],
  [/जुलाई|जुल॰/, 'Jul'],
  [/अगस्त|अग॰/, 'Aug'],
  [/सितंबर|सितम्बर|सित॰/, 'Sep'],
  [/अक्टूबर|अक्तूबर|अक्टू॰/, 'Oct'],
  [/नवंबर|नवम्बर|नव॰/, 'Nov'],
  [/दिसंबर|दिसम्बर|दिस॰/, 'Dec'],
];

/** Days of Hindi with the digits and months of English. */
const inEnglish = (text: string): string =>
  hindiMonths
    .reduce((all, [month, english]) => all.replace(month, english), text)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

const weekdays = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?/gi;

/** Without what only decorates a date: the weekday, `th`, brackets. */
const plainOf = (text: string): string =>
  inEnglish(text)
    .replace(weekdays, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/[()]/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/^([a-z]+)\.?\s+(\d{1,2}),?\s+(\d{4})$/i, '$2 $1 $3');

/** A spreadsheet counts days from 30 December 1899. */
const serialStart = '1899-12-30';

const ofSerial = (text: string): string | undefined =>
  /^\d{5}(?:\.\d+)?$/.test(text)
    ? dayjs(serialStart)
        .add(Math.floor(Number(text)), 'day')
        .format('YYYY-MM-DD')
    : undefined;

/** The day and month of a date without year, in the session that begins in a year. */
const inSession = (text: string, session: number): string | undefined => {
  const { first, last } = sessionDays(session);
  return [session, session + 1]
    .flatMap((year) => parseDate(`${text} ${year}`) ?? parseDate(`${text}/${year}`) ?? [])
    .find((day) => day >= first && day <= last);
};

/** 31 April: the last day that the month has. */
const lastOf = (text: string): string | undefined => {
  const [, day = '', rest = ''] = /^(\d{1,2})(\D.*)$/.exec(text) ?? [];
  if (Number(day) < 29 || Number(day) > 31) return undefined;
  return ['30', '29', '28'].flatMap((one) => parseDate(one + rest) ?? []).at(0);
};

/** Reads a day as people write it, the day first: 05/04 is 5 April. It lies in the session that begins in a year. */
export const readDay = (text: string, session: number): ReadDay => {
  const plain = plainOf(text);
  if (plain === '') return { fault: 'noDay' };
  const day = parseDate(plain) ?? ofSerial(plain);
  if (day === undefined) {
    const meant = inSession(plain, session);
    if (meant !== undefined) return { fault: 'noYear', offer: meant };
    const last = lastOf(plain);
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
  const plain = plainOf(text).replace(/\s+तक$/, '');
  if (parseDate(plain) !== undefined || ofSerial(plain) !== undefined) return [plain, ''];
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
