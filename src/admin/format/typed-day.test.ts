import { describe, expect, it } from 'vitest';
import { formatDay, formatDayTime, formatTime, localDay } from './dates.ts';
import { hasMinutes, hasWholeYear, typedDay, typedDayTime, typedTime } from './typed-day.ts';

const thisYear = localDay().slice(0, 4);

describe('typedDay', () => {
  it.each([
    ['05/04/2026', '2026-04-05'],
    ['05042026', '2026-04-05'],
    ['5 Apr 26', '2026-04-05'],
    ['Sun 5th April 2026', '2026-04-05'],
    ['April 5, 2026', '2026-04-05'],
    ['०५ अप्रैल २०२६', '2026-04-05'],
    ['2026-04-05', '2026-04-05'],
    ['05/04', `${thisYear}-04-05`],
    ['5 अप्रैल', `${thisYear}-04-05`],
    ['31/04/2026', undefined],
    ['04/13/2026', undefined],
    ['tomorrow', undefined],
    ['5', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, day) => expect(typedDay(text)).toBe(day));

  it('puts a day without a year where the field takes it', () => {
    expect(typedDay('5/4', { min: `${Number(thisYear) + 1}-01-01` })).toBe(`${Number(thisYear) + 1}-04-05`);
    expect(typedDay('5/4', { max: `${Number(thisYear) - 1}-12-31` })).toBe(`${Number(thisYear) - 1}-04-05`);
  });

  it.each(['en', 'hi'])('reads what a field shows, in %s', (locale) => {
    for (const day of Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`))
      expect(typedDay(formatDay(day, locale))).toBe(day);
  });
});

describe('typedDayTime', () => {
  it.each([
    ['5 Apr 2026, 8:30 am', '2026-04-05T08:30'],
    ['05/04/2026 12:05 am', '2026-04-05T00:05'],
    ['05/04/2026 12 pm', '2026-04-05T12:00'],
    ['05/04/2026 16.45', '2026-04-05T16:45'],
    ['2026-04-05T16:45', '2026-04-05T16:45'],
    ['5 Apr 2026', undefined],
    ['5 Apr 26', undefined],
    ['5 Apr 2026, 25:00', undefined],
    ['5 Apr 2026, 13 pm', undefined],
    ['8:30 am', undefined],
  ])('reads %j as %j', (text, time) => expect(typedDayTime(text)).toBe(time));

  it.each(['en', 'hi'])('reads what a field shows, in %s', (locale) => {
    for (const time of Array.from({ length: 24 }, (_, hour) => `2026-09-05T${String(hour).padStart(2, '0')}:05`))
      expect(typedDayTime(formatDayTime(time, locale))).toBe(time);
  });
});

describe('typedTime', () => {
  it.each([
    ['8:30 am', '08:30'],
    ['8:30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['1430', '14:30'],
    ['14.15', '14:15'],
    ['8', '08:00'],
    ['8 pm', '20:00'],
    ['830pm', '20:30'],
    ['सुबह 8:30', '08:30'],
    ['शाम 430', '16:30'],
    ['25:00', undefined],
    ['8:75', undefined],
    ['5 Apr 2026, 8:30 am', undefined],
    ['soon', undefined],
  ])('reads %j as %j', (text, time) => expect(typedTime(text)).toBe(time));

  it.each(['en', 'hi'])('reads what a field shows, in %s', (locale) => {
    for (const time of Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:05`))
      expect(typedTime(formatTime(`2026-09-05T${time}`, locale))).toBe(time);
  });

  it('is written to its end with its minutes', () => {
    expect(['8:30', '8:30 pm', '14.15'].map(hasMinutes)).toEqual([true, true, true]);
    expect(['8', '8:3', '830', ''].map(hasMinutes)).toEqual([false, false, false, false]);
  });
});

it('hasWholeYear tells a day that is written from one that is not', () => {
  expect(['05/04/2026', '5 Apr 2026', '2026-04-05', '05042026'].map(hasWholeYear)).toEqual([true, true, true, true]);
  expect(['05/04/20', '5 Apr', '05/04', '0504', ''].map(hasWholeYear)).toEqual([false, false, false, false, false]);
});
