import dayjs from 'dayjs';
import { parseDate } from '#shared/fields/dates.ts';

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

/** A day as people write it without what only decorates it: the weekday, `th`, brackets; Hindi in English. */
export const plainDay = (text: string): string =>
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

/** The day (YYYY-MM-DD) that a plain text is, the day first: 05/04 is 5 April. */
export const dayOf = (plain: string): string | undefined => parseDate(plain) ?? ofSerial(plain);

/** Of 31 April: the last day that the month has. */
export const lastDayOf = (text: string): string | undefined => {
  const [, day = '', rest = ''] = /^(\d{1,2})(\D.*)$/.exec(text) ?? [];
  if (Number(day) < 29 || Number(day) > 31) return undefined;
  return ['30', '29', '28'].flatMap((one) => parseDate(one + rest) ?? []).at(0);
};
