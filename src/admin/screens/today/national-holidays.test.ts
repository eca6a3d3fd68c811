import { expect, it } from 'vitest';
import { nationalHolidays } from './national-holidays.ts';

it.each([
  ['2026-11-25', ['2027-01-26', '2027-08-15', '2027-10-02']],
  ['2026-08-15', ['2026-08-15', '2026-10-02', '2027-01-26']],
  ['2026-01-27', ['2026-08-15', '2026-10-02', '2027-01-26']],
])('has the next of each from %s on', (from, dates) => {
  expect(nationalHolidays(from).map(({ date }) => date)).toEqual(dates);
});
