import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { holidays } from '../../manifest.ts';
import { HolidaysTable } from './HolidaysTable.tsx';
import { byMonth } from './months.ts';

const holidayTable = lookOf(holidays, 'table');

const day = (Id: number, name: string, start: string, end: string, past = false) => ({
  Id,
  name,
  startHolidayDate: start,
  endHolidayDate: end,
  days: 1,
  past,
});
const items = [
  day(1, 'Diwali', '2026-11-08', '2026-11-08', true),
  day(2, 'Guru Nanak Jayanti', '2026-11-24', '2026-11-24'),
  day(3, 'Winter break', '2026-12-25', '2027-01-01'),
];

describe('holidays/table', () => {
  it('names each month once, over its own holidays', () => {
    expect(byMonth(items).map(({ month, holidays }) => [month, holidays.length])).toEqual([
      ['2026-11-01', 2],
      ['2026-12-01', 1],
    ]);
  });

  it('names the classes that one is for', () => {
    const some = [{ ...day(4, 'Camp', '2026-12-01', '2026-12-01'), classes: ['Class 9', 'Class 10'] }];
    const html = renderToStaticMarkup(<HolidaysTable heading="Holidays" items={some} env={testEnv(holidayTable)} />);
    expect(html).toContain(', Tuesday · Only Class 9, Class 10<');
  });

  it('marks the next one only, and says which are past', () => {
    const html = renderToStaticMarkup(<HolidaysTable heading="Holidays" items={items} env={testEnv(holidayTable)} />);
    expect(html.match(/data-next/g)).toHaveLength(1);
    expect(html).toMatch(/data-next=""><th[^>]*><span>Guru Nanak Jayanti/);
    expect(html).toMatch(/Diwali<\/span><span class="visually-hidden"> \(past\)/i);
    expect(html).toMatch(/Winter break.*<details.*Diwali/);
    expect(html).toMatch(/<strong>Guru Nanak Jayanti<\/strong> <span>Tuesday, 24 November<\/span>.*<table/);
    expect(html).toContain('24 Nov 2026</time>, Tuesday');
  });
});
