import { expect, it } from 'vitest';
import type { ScheduledPublication } from '#schemas/api/scheduled-publications.ts';
import { setsByDay } from './sets.ts';

const set = (id: number, local: string, part: Partial<ScheduledPublication> = {}): ScheduledPublication => ({
  id,
  at: '2026-12-01T04:30:00.000Z',
  local,
  user: null,
  isYours: false,
  count: 3,
  note: null,
  problems: null,
  ...part,
});

it('what goes live together stands on its day of a month, by the clock of the school', () => {
  const sets = [
    set(1, '2026-12-01T00:00'),
    set(2, '2026-12-01T10:00'),
    set(3, '2026-12-31T23:59'),
    set(4, '2027-01-01T00:00'),
    set(5, '2026-12-05T10:00', { problems: [] }),
  ];
  const days = [...setsByDay(sets, { first: '2026-12-01', last: '2026-12-31' })];
  expect(days.map(([day, found]) => [day, found.map(({ id }) => id)])).toEqual([
    ['2026-12-01', [1, 2]],
    ['2026-12-31', [3]],
  ]);
});
