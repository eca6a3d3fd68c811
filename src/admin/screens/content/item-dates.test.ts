import { beforeAll, describe, expect, it } from 'vitest';
import { keepSchoolTime } from '../../format/school-clock.ts';
import { datesOf } from './item-dates.ts';
import { banner } from './types/banner.ts';
import { event } from './types/event.ts';
import { holiday } from './types/holiday.ts';
import { notice } from './types/notice.ts';

const stored = (document: object, expire_at: string | null = null) => ({ document: { ...document }, expire_at });

describe('the days of an entry in its list', () => {
  beforeAll(() => keepSchoolTime('Asia/Kolkata'));

  it('are the day of a notice, and until when visitors see it', () => {
    const item = stored({ entryDateTime: '2026-11-20T10:00' }, '2027-01-15T18:29:59.999Z');
    expect(datesOf(item, notice, 'en')).toEqual({ from: { day: '20 Nov 2026' }, until: { day: '15 Jan 2027' } });
  });

  it('say the time of an end that is not the end of a day', () => {
    const { until } = datesOf(stored({}, '2027-01-15T06:30:00Z'), banner, 'en');
    expect(until).toEqual({ day: '15 Jan 2027', time: '12:00 pm' });
  });

  it('are the begin and the end of an event, with times unless it is all day', () => {
    const days = { entryDateTime: '2026-11-20T10:00', endDateTime: '2026-11-21T13:30' };
    expect(datesOf(stored(days, '2027-01-15T06:30:00Z'), event, 'en')).toEqual({
      from: { day: '20 Nov 2026', time: '10:00 am' },
      until: { day: '21 Nov 2026', time: '1:30 pm' },
    });
    expect(datesOf(stored({ ...days, allDay: true }), event, 'en').from).toEqual({ day: '20 Nov 2026' });
  });

  it('are the first and the last day of a holiday, and nothing where none is said', () => {
    const days = { startHolidayDate: '2026-12-24', endHolidayDate: '2027-01-01' };
    expect(datesOf(stored(days), holiday, 'en')).toEqual({
      from: { day: '24 Dec 2026' },
      until: { day: '01 Jan 2027' },
    });
    expect(datesOf(stored({}), holiday, 'en')).toEqual({ from: undefined, until: undefined });
  });
});
