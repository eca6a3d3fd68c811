import { describe, expect, it } from 'vitest';
import { attendancePercent, attendedDays, dayOfHalves, markedDays, noMarks } from './attendance.ts';

describe('the percentage of attendance', () => {
  it('is, counted by hand, what the marks count of the days whose register names the student', () => {
    // April to June, 62 registers: 48 days present, 3 late, 2 on duty, 3 half, 4 absent, 2 on leave.
    const counts = { P: 48, L: 3, OD: 2, HD: 3, A: 4, LV: 2 };
    expect(markedDays(counts)).toBe(62);
    expect(attendedDays(counts)).toBe(54.5);
    expect(attendancePercent(counts)).toBe(87.9);
  });

  it.each([
    ['late and on duty count as present', { L: 1, OD: 1 }, 100],
    ['half a day counts by half', { HD: 1 }, 50],
    ['leave is a day of school on which nobody was there', { P: 3, LV: 1 }, 75],
    ['an absence counts nothing', { A: 3 }, 0],
    ['a third is given to one decimal', { P: 1, A: 2 }, 33.3],
    ['without a register there is none', {}, null],
  ])('%s', (_, counts, percent) => expect(attendancePercent({ ...noMarks, ...counts })).toBe(percent));

  it.each([
    [['P', 'A'], 'HD'],
    [['L', 'P'], 'L'],
    [['A', 'LV'], 'A'],
    [['OD', 'LV'], 'HD'],
    [['A'], 'A'],
    [[], undefined],
  ] as const)('makes a day of two halves: %j', (halves, day) => expect(dayOfHalves(halves)).toBe(day));
});
