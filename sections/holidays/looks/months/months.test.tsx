import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { holidays } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { HolidaysMonths } from './HolidaysMonths.tsx';

const holidayMonths = lookOf(holidays, 'months');

const pongal = {
  Id: 1,
  name: 'Pongal',
  startHolidayDate: '2027-01-14',
  endHolidayDate: '2027-01-17',
  days: 4,
  past: false,
};
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<HolidaysMonths heading="Holidays" items={items} env={testEnv(holidayMonths, over)} />);

describe('holidays/months', () => {
  it('names the classes that one is for', () => {
    expect(render([{ ...pongal, classes: ['Class 9', 'Class 10'] }])).toContain('4 days · Only Class 9, Class 10');
    expect(render([pongal])).not.toContain('Only');
  });

  it('says exactly the fixed words when there are none', () => {
    expect(render([])).toContain('No holiday schedules available.');
  });

  it('shows the twelve months of the session, April first', () => {
    const months = [...render([pongal]).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, month]) => month);
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual(['April 2026', 'March 2027']);
  });

  it('shows a holiday in every month that it reaches into', () => {
    const summer = {
      ...pongal,
      name: 'Summer',
      startHolidayDate: '2026-05-30',
      endHolidayDate: '2026-07-31',
      days: 63,
    };
    const cells = render([summer]).split('<h3').slice(1);
    expect(cells.flatMap((cell) => (cell.includes('Summer') ? [/>(\w+) 20/.exec(cell)?.[1]] : []))).toEqual([
      'May',
      'June',
      'July',
    ]);
    expect(cells.filter((cell) => cell.includes('No holidays'))).toHaveLength(9);
  });

  it('sets the next day off apart, and says when it is on', () => {
    expect(render([{ ...pongal, Id: 2, name: 'Deepavali', past: true }, pongal])).toMatch(/Next holiday<.*?>Pongal</);
    expect(render([pongal], { today: '2027-01-15' })).toContain('On now');
    expect(render([{ ...pongal, past: true }])).not.toContain('Next holiday');
  });

  it('writes a range with its days', () => {
    expect(render([pongal])).toMatch(/14 Jan 2027<\/time> to <time[^>]*>17 Jan 2027<\/time> · 4 days/);
  });
});
