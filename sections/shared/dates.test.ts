import { describe, expect, it } from 'vitest';
import { dayMonthYear, sessionMonths } from './dates.ts';

describe('dayMonthYear', () => {
  it.each([
    ['2026-11-02', 'en', '02 Nov 2026'],
    ['2026-01-31', 'en', '31 Jan 2026'],
    ['2028-02-29', 'en', '29 Feb 2028'],
    ['2026-11-02', 'hi', '02 नव॰ 2026'],
  ])('writes %s in %s as DD MMM YYYY', (date, locale, written) => expect(dayMonthYear(date, locale)).toBe(written));
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
