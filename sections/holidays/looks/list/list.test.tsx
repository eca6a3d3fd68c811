import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { holidays } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { calendarHref } from './calendar-file.ts';
import { HolidaysList } from './HolidaysList.tsx';

const holidaysList = lookOf(holidays, 'list');

type Holiday = Bindings['items'][number];
const diwali: Holiday = {
  Id: 1,
  name: 'Diwali',
  startHolidayDate: '2026-11-07',
  endHolidayDate: '2026-11-12',
  days: 6,
  past: true,
};
const gurpurab: Holiday = {
  Id: 2,
  name: 'Gurpurab',
  startHolidayDate: '2026-11-24',
  endHolidayDate: '2026-11-24',
  days: 1,
  past: false,
};
const holi: Holiday = {
  Id: 3,
  name: 'Holi',
  startHolidayDate: '2027-03-22',
  endHolidayDate: '2027-03-23',
  days: 2,
  past: false,
};
const render = (items: readonly Holiday[], over: object = {}) =>
  renderToStaticMarkup(<HolidaysList heading="Holidays" items={[...items]} env={testEnv(holidaysList, over)} />);

describe('holidays/list', () => {
  it('says exactly the fixed words when there are none', () => {
    expect(render([])).toContain('>No holiday schedules available.<');
    expect(render([], { state: 'empty' })).toContain('>No holiday schedules available.<');
  });

  it('writes dates as DD MMM YYYY, with the days of a range', () => {
    const html = render([diwali]);
    expect(html).toContain('>07 Nov 2026</time>');
    expect(html).toContain('>12 Nov 2026</time>');
    expect(html).toContain('6 days');
  });

  it('begins with the next, and folds past ones away after the rest', () => {
    const html = render([diwali, gurpurab, holi]);
    expect(html.match(/data-past/g)).toHaveLength(1);
    expect(html.match(/data-next/g)).toHaveLength(1);
    expect(html).toMatch(/Next holiday.*Gurpurab.*Holi.*<summary>1 holiday earlier this session<.*Diwali/);
  });

  it('shows past ones in the open where none is to come', () => {
    const html = render([diwali]);
    expect(html).toContain('Diwali');
    expect(html).not.toContain('<details');
  });

  it('names the classes that one is for', () => {
    expect(render([{ ...gurpurab, classes: ['Class 9', 'Class 10'] }])).toContain(', Tuesday · Only Class 9, Class 10');
    expect(render([gurpurab])).not.toContain('Only');
    const file = decodeURIComponent(calendarHref({ ...gurpurab, classes: ['Class 9'] }));
    expect(file).toContain('SUMMARY:Gurpurab (Class 9)');
  });

  it('calls a holiday that has begun "On now"', () => {
    expect(render([gurpurab], { today: '2026-11-24' })).toContain('On now');
  });

  it('shows the twelve months of the session, April first', () => {
    const months = [...render([holi]).matchAll(/<span aria-hidden="true">([A-Z][a-z]{2})<\/span>/g)].map(
      ([, month]) => month,
    );
    expect(months).toHaveLength(12);
    expect(months[0]).toBe('Apr');
    expect(months[11]).toBe('Mar');
  });

  it('leads from every month that a holiday reaches into to it', () => {
    const html = render([{ ...holi, startHolidayDate: '2027-01-30', endHolidayDate: '2027-02-02', days: 4 }]);
    expect(html).toContain('January 2027: 1 holiday<');
    expect(html).toContain('February 2027: 1 holiday<');
    expect(html).toContain('March 2027: None<');
  });
});

describe('calendarHref', () => {
  it('ends an all-day event on the day after, and escapes the name', () => {
    const text = decodeURIComponent(calendarHref({ ...holi, name: 'Holi; colours, sweets' }));
    expect(text).toContain('DTSTART;VALUE=DATE:20270322');
    expect(text).toContain('DTEND;VALUE=DATE:20270324');
    expect(text).toContain('SUMMARY:Holi\\; colours\\, sweets');
  });
});
