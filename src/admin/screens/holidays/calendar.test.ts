import { describe, expect, it } from 'vitest';
import type { HolidayRow } from '#schemas/api/holidays.ts';
import { byDay, daysOf, nextOf } from './calendar.ts';

const holiday = (name: string, from: string, days: number, kind: HolidayRow['Holiday_Type'] = 'Public') =>
  ({
    name,
    startHolidayDate: from,
    endHolidayDate: `${from.slice(0, 8)}${String(Number(from.slice(8)) + days - 1).padStart(2, '0')}`,
    days,
    Holiday_Type: kind,
  }) as HolidayRow;

const diwali = holiday('Diwali vacation', '2026-11-05', 13, 'Vacation');
const childrensDay = holiday('Children’s Day', '2026-11-14', 1, 'Timing_Change');
const guruNanak = holiday('Guru Nanak Jayanti', '2026-11-24', 1);

describe('a month', () => {
  it('begins on Monday, with blanks before its first day', () => {
    const days = daysOf('2026-11-01');
    expect(days.slice(5, 8)).toEqual([undefined, '2026-11-01', '2026-11-02']);
    expect(days).toHaveLength(6 + 30);
    expect(daysOf('2028-02-01').at(-1)).toBe('2028-02-29');
  });
});

describe('a day', () => {
  it('has all that is on, the shortest first', () => {
    const days = byDay([diwali, childrensDay]);
    expect(days.get('2026-11-14')).toEqual([childrensDay, diwali]);
    expect(days.get('2026-11-17')).toEqual([diwali]);
    expect(days.get('2026-11-18')).toBeUndefined();
  });
});

describe('what is next', () => {
  const all = [diwali, childrensDay, guruNanak];
  it.each([
    ['2026-11-17', 'Diwali vacation'],
    ['2026-11-18', 'Guru Nanak Jayanti'],
    ['2026-11-25', undefined],
  ])('on %s is %s, and no day with lessons', (today, name) => expect(nextOf(all, today)?.name).toBe(name));
  it('is never a changed timing', () => expect(nextOf([childrensDay], '2026-11-01')).toBeUndefined());
});
