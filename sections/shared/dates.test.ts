import { describe, expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';
import { dayMonthYear, longMonthName, monthName, sessionMonths, weekdayName } from './dates.ts';
import { clockTime } from './times.ts';

describe('dayMonthYear', () => {
  it.each([
    ['2026-11-02', 'en', '02 Nov 2026'],
    ['2026-01-31', 'en', '31 Jan 2026'],
    ['2028-02-29', 'en', '29 Feb 2028'],
    ['2026-11-02', 'hi', '02 नव॰ 2026'],
  ])('writes %s in %s as DD MMM YYYY', (date, locale, written) => expect(dayMonthYear(date, locale)).toBe(written));
});

it('makes a way of writing dates once for each language', () => {
  const [first, again, hindi] = ['en', 'en', 'hi'].map((locale) => dateFormat(locale, { month: 'short' }));
  expect(again).toBe(first);
  expect(hindi).not.toBe(first);
  expect(dateFormat('en', { month: 'long' })).not.toBe(first);
});

describe('sessionMonths', () => {
  it.each([
    ['2026-03-31', '2025-04-01', '2026-03-01'],
    ['2026-04-01', '2026-04-01', '2027-03-01'],
  ])('of %s are April to March', (today, first, last) => {
    const months = sessionMonths(today);
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual([first, last]);
  });
});

it('in Hindi no name of a month, a weekday or a part of the day is left in Latin letters', () => {
  const days = sessionMonths('2026-11-21').flatMap((month) =>
    ['01', '02', '03', '04', '05', '06', '07'].map((day) => month.slice(0, 8) + day),
  );
  const names = days.flatMap((day) => [monthName, longMonthName, weekdayName, dayMonthYear].map((of) => of(day, 'hi')));
  const times = ['00:05', '09:30', '12:00', '16:45', '21:10'].map((time) => clockTime(`2026-11-21T${time}`, 'hi'));
  for (const text of [...names, ...times]) {
    expect(text).not.toMatch(/[A-Za-z०-९]/);
    expect(text).toMatch(/[\u0900-\u097F]/);
  }
});
