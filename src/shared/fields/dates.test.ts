import { describe, expect, it } from 'vitest';
import { formatDate, parseDate } from './dates.ts';

it('formatDate writes DD MMM YYYY', () => {
  expect(formatDate('2026-04-05')).toBe('05 Apr 2026');
  expect(formatDate('2026-12-31', 'दिस॰')).toBe('31 दिस॰ 2026');
});

describe('parseDate', () => {
  it.each([
    ['05/04/2026', '2026-04-05'],
    ['5-4-2026', '2026-04-05'],
    ['5.4.26', '2026-04-05'],
    ['05 Apr 2026', '2026-04-05'],
    ['5 april, 2026', '2026-04-05'],
    ['2026-04-05', '2026-04-05'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', undefined],
    ['04/13/2026', undefined],
    ['5 Foo 2026', undefined],
    ['5/4', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, date) => expect(parseDate(text)).toBe(date));

  it('reads what formatDate writes', () => expect(parseDate(formatDate('2027-01-09'))).toBe('2027-01-09'));
});
