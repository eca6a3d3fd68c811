import { describe, expect, it } from 'vitest';
import { isFixedDate, yearLater } from './fixed-date.ts';

const day = (start: string, end = start) => ({ startHolidayDate: start, endHolidayDate: end });

describe('isFixedDate', () => {
  it.each([
    [day('2026-01-26'), true],
    [day('2026-08-15'), true],
    [day('2026-08-15', '2026-08-16'), false],
    [day('2026-11-08'), false],
    [{ ...day('2026-11-08'), Fixed_Date: true }, true],
    [{ ...day('2026-01-26'), Fixed_Date: false }, false],
  ])('says of %j: %s', (document, isFixed) => expect(isFixedDate(document)).toBe(isFixed));
});

describe('yearLater', () => {
  it.each([
    ['2026-12-25', '2027-12-25'],
    ['2027-02-28', '2028-02-28'],
    ['2028-02-29', undefined],
  ])('makes %s into %s', (date, later) => expect(yearLater(date)).toBe(later));
});
