import { describe, expect, it } from 'vitest';
import type { CalendarItem } from '#schemas/api/content/calendar.ts';
import { byDay, daysAfter, fieldsOf, goesOn, movedItem, movedSaying, movesBySchedule, spanOf } from './moves.ts';

const item = (part: Partial<CalendarItem>): CalendarItem => ({
  type: 'event',
  id: 1,
  name: 'Sports week',
  state: 'published',
  version: 2,
  publish_at: null,
  start: null,
  end: null,
  ...part,
});

describe('an item of the calendar', () => {
  const week = item({ start: '2026-11-28T09:00', end: '2026-12-02T16:30' });

  it('is on all its days, and moves with its hours', () => {
    expect(spanOf(week)).toEqual({ first: '2026-11-28', last: '2026-12-02' });
    const later = movedItem(week, 7);
    expect(later).toMatchObject({ start: '2026-12-05T09:00', end: '2026-12-09T16:30' });
    expect(fieldsOf(later)).toEqual({ entryDateTime: '2026-12-05T09:00', endDateTime: '2026-12-09T16:30' });
    expect(movedItem(later, -7)).toEqual(week);
  });

  it('is on one day where its end is missing or before its start', () => {
    for (const end of [null, '2026-11-01T09:00'])
      expect(spanOf({ ...week, end })).toEqual({ first: '2026-11-28', last: '2026-11-28' });
    expect(spanOf(item({}))).toBeUndefined();
  });

  it('that waits to go live is on that day, unless it has days of its own', () => {
    const waiting = { state: 'scheduled', publish_at: '2026-11-25T06:30:00.000Z' } as const;
    const notice = item({ type: 'notice', start: '2026-11-20T09:00', ...waiting });
    expect(movesBySchedule(notice)).toBe(true);
    expect(spanOf(notice)?.first).toBe('2026-11-25');
    expect(movedItem(notice, -1)).toMatchObject({ start: notice.start, publish_at: '2026-11-24T06:30:00.000Z' });
    expect(movesBySchedule({ ...week, ...waiting })).toBe(false);
    expect(movedSaying(notice)).toBe('moved');
    expect(movedSaying({ ...week, ...waiting })).toBe('movedScheduled');
    expect(movedSaying({ ...week, state: 'changed' })).toBe('movedDraft');
    expect(movedSaying(week)).toBe('moved');
    expect(spanOf(item({ type: 'blog', ...waiting }))?.first).toBe('2026-11-25');
  });

  it('stands on the days of a month alone', () => {
    const days = byDay([week], { first: '2026-12-01', last: '2026-12-31' });
    expect([...days.keys()]).toEqual(['2026-12-01', '2026-12-02']);
    expect(daysAfter('2026-12-01', '2026-11-28')).toBe(3);
    expect(goesOn(week, '2026-12-01', '2026-12-01')).toBe(false);
    expect(goesOn(week, '2026-12-02', '2026-12-01')).toBe(true);
  });
});
