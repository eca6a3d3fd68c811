import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { changedTimes, checkTimes, timesOf } from './show-times.ts';

const draft = { state: 'draft', publish_at: null, expire_at: null } as const;
const at = (text: string): string => dayjs(text).toISOString();
const now = at('2026-11-25T10:00');
const scheduled = {
  state: 'scheduled',
  publish_at: at('2026-11-28T07:00'),
  expire_at: at('2026-12-31T23:59:59.999'),
} as const;

describe('when an item is shown', () => {
  it('has a stored schedule as days of this device', () => {
    expect(timesOf(scheduled)).toEqual({
      isTimed: true,
      fromDay: '2026-11-28',
      fromTime: '07:00',
      untilDay: '2026-12-31',
    });
  });

  it('sends nothing of what stays', () => {
    expect(changedTimes(timesOf(scheduled), scheduled)).toEqual({});
    expect(changedTimes(timesOf(draft), draft)).toEqual({});
  });

  it('sends the first moment, and the end of the last day', () => {
    const times = { isTimed: true, fromDay: '2026-11-26', fromTime: '08:30', untilDay: '2026-11-30' };
    expect(changedTimes(times, draft)).toEqual({
      publish_at: at('2026-11-26T08:30'),
      expire_at: at('2026-11-30T23:59:59.999'),
    });
  });

  it('takes an end away', () => {
    expect(changedTimes({ ...timesOf(scheduled), untilDay: '' }, scheduled)).toEqual({ expire_at: null });
  });

  it('lets a notice be shown on one day alone', () => {
    const times = { isTimed: true, fromDay: '2026-11-26', fromTime: '07:00', untilDay: '2026-11-26' };
    expect(checkTimes(times, draft, now)).toEqual({});
  });

  it.each([
    ['no day', { isTimed: true, fromDay: '', fromTime: '07:00', untilDay: '' }, { publish_at: 'noDay' }],
    [
      'a day that is past',
      { isTimed: true, fromDay: '2026-11-25', fromTime: '09:59', untilDay: '' },
      { publish_at: 'past' },
    ],
    [
      'an end before the start',
      { isTimed: true, fromDay: '2026-11-28', fromTime: '07:00', untilDay: '2026-11-27' },
      { expire_at: { after: '2026-11-27', isBeforeStart: true } },
    ],
    [
      'an end that is past',
      { isTimed: false, fromDay: '', fromTime: '07:00', untilDay: '2026-11-20' },
      { expire_at: { after: '2026-11-24', isBeforeStart: false } },
    ],
  ])('refuses %s', (_, times, faults) => {
    expect(checkTimes(times, draft, now)).toEqual(faults);
  });

  it('does not complain of an end that has come, and that nobody has touched', () => {
    const expired = { state: 'expired', publish_at: null, expire_at: at('2026-11-20T23:59:59.999') } as const;
    expect(checkTimes(timesOf(expired), expired, now)).toEqual({});
  });
});
