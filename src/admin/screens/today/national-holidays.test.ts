import { expect, it } from 'vitest';
import { holiday } from '#schemas/content/holiday.ts';
import { translateItem } from '#server/tenancy/translate-items.ts';
import { holidayDocument, nationalHolidays } from './national-holidays.ts';

it.each([
  ['2026-11-25', ['2027-01-26', '2027-08-15', '2027-10-02']],
  ['2026-08-15', ['2026-08-15', '2026-10-02', '2027-01-26']],
  ['2026-01-27', ['2026-08-15', '2026-10-02', '2027-01-26']],
])('has the next of each from %s on', (from, dates) => {
  expect(nationalHolidays(from).map(({ date }) => date)).toEqual(dates);
});

it.each(['en', 'hi', 'mr'])(
  'is read in the language that it is written in, at a school whose first is %s',
  (contentLocale) => {
    const [first] = nationalHolidays('2026-11-25');
    if (!first) throw new Error('There is none.');
    const item = { id: 1, document: holidayDocument(first, contentLocale) };
    const inLanguage = (locale: string) => translateItem(holiday, item, { locale, contentLocale }).document;
    expect(inLanguage('hi')).toMatchObject({ name: 'गणतंत्र दिवस' });
    expect(inLanguage('en')).toMatchObject({ name: 'Republic Day' });
    expect(inLanguage('mr')).toMatchObject(contentLocale === 'mr' ? { name: 'Republic Day', lang: 'en' } : {});
  },
);
