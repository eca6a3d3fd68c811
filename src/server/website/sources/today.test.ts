import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '#preview/data/fixture-reader.ts';
import type { SchoolDay, Today } from '#schemas/sources/today.ts';
import { writeFolder } from '#tests/import/folder.ts';
import { scratch } from '#tests/support/template.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const guruNanak = { name: 'Guru Nanak Jayanti', startHolidayDate: '2026-11-24', endHolidayDate: '2026-11-24' };
const winter = { name: 'Winter break', startHolidayDate: '2026-12-25', endHolidayDate: '2027-01-01' };
const timing = { name: 'Winter timing', startHolidayDate: '2026-12-01', endHolidayDate: '2027-01-31' };

const content = {
  header: {
    school_Name: 'Asha School',
    School_Timings: [
      { days: weekdays, opens: '09:00', closes: '12:15', name: 'Nursery' },
      { days: weekdays, opens: '07:45', closes: '14:15' },
    ],
  },
  holidays: [
    guruNanak,
    winter,
    { ...timing, Holiday_Type: 'Timing_Change', Opens_At: '08:00' },
    { name: 'Half-yearly', startHolidayDate: '2026-12-07', endHolidayDate: '2026-12-11', Holiday_Type: 'Exam' },
    { name: 'Class V trip', startHolidayDate: '2026-11-26', endHolidayDate: '2026-11-26', Applies_To: '7' },
    { name: 'Hidden', startHolidayDate: '2026-11-27', endHolidayDate: '2026-11-27', Show_On_Website: false },
  ],
  notices: [
    { noticeHead: 'Older, pinned', entryDateTime: '2026-11-01T09:00', isPinned: true },
    { noticeHead: 'Newer', entryDateTime: '2026-11-20T09:00' },
    { noticeHead: 'For staff', entryDateTime: '2026-11-21T09:00', isPinned: true, audience: 'Staff' },
  ],
};

const folders: string[] = [];
const open = async (over: object = {}): Promise<Fixture> => {
  const folder = await writeFolder(scratch(), { ...content, ...over } as never);
  folders.push(folder);
  return openFixture(folder);
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const load = async (fixture: Fixture, date: string): Promise<Today> => {
  const { signal } = new AbortController();
  return (await fixture.loaders(date).today?.({}, { signal, started: () => undefined })) as Today;
};

describe('today', () => {
  let fixture: Fixture;
  const dayOf = async (date: string): Promise<SchoolDay | undefined> => (await load(fixture, date)).days[0];
  beforeAll(async () => {
    fixture = await open();
  });

  it('is open from the first class to the last, with its hours as instants of the school’s zone', async () => {
    expect(await dayOf('2026-11-23')).toEqual({
      date: '2026-11-23',
      state: 'open',
      opens: '07:45',
      closes: '14:15',
      from: Date.parse('2026-11-23T00:00+05:30'),
      opensAt: Date.parse('2026-11-23T07:45+05:30'),
      closesAt: Date.parse('2026-11-23T14:15+05:30'),
      until: Date.parse('2026-11-24T00:00+05:30'),
      next: { date: '2026-11-25', opens: '07:45' },
      nextHoliday: guruNanak,
    });
  });

  it('is closed on a holiday, by its name, and on a day without school, by none', async () => {
    expect(await dayOf('2026-11-24')).toMatchObject({ state: 'closed', reason: guruNanak });
    expect(await dayOf('2026-11-28')).toMatchObject({ state: 'closed', next: { date: '2026-11-30' } });
    expect(await dayOf('2026-11-28')).not.toHaveProperty('reason');
  });

  it('is changed by another timing, which counts for the day after the holidays as well', async () => {
    expect(await dayOf('2026-12-01')).toMatchObject({
      state: 'changed',
      reason: timing,
      opens: '08:00',
      closes: '14:15',
      opensChanged: true,
    });
    expect(await dayOf('2026-12-26')).toMatchObject({ state: 'closed', next: { date: '2027-01-04', opens: '08:00' } });
  });

  it('is held on a Saturday whose hours were entered for that day alone', async () => {
    const hours = { Holiday_Type: 'Timing_Change', Opens_At: '08:00', Closes_At: '12:00' };
    const instead = { name: 'For the rain holiday', startHolidayDate: '2026-11-28', endHolidayDate: '2026-11-28' };
    const made = await open({ holidays: [{ ...instead, ...hours }] });
    const [saturday, sunday] = (await load(made, '2026-11-28')).days;
    expect(saturday).toMatchObject({ state: 'changed', reason: instead, opens: '08:00', closes: '12:00' });
    expect(sunday?.state).toBe('closed');
    const week = await open({ holidays: [{ ...instead, startHolidayDate: '2026-11-23', ...hours }] });
    expect((await load(week, '2026-11-28')).days[0]?.state).toBe('closed');
  });

  it('is not closed by exams, by a holiday of some classes, or by one that is hidden', async () => {
    for (const date of ['2026-12-08', '2026-11-26', '2026-11-27'])
      expect((await dayOf(date))?.state, date).not.toBe('closed');
  });

  it('gives tomorrow with it, and notices of everybody alone', async () => {
    const today = await load(fixture, '2026-11-23');
    expect(today.days.map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-23', 'open'],
      ['2026-11-24', 'closed'],
    ]);
    expect(today.pinned?.noticeHead).toBe('Older, pinned');
    expect(today.newestNotice?.noticeHead).toBe('Newer');
  });

  it('puts an emergency before everything else', async () => {
    const flooded = await open({
      notices: [{ noticeHead: 'Closed after rain', entryDateTime: '2026-11-23T06:00', level: 'Emergency' }],
    });
    const today = await load(flooded, '2026-11-24');
    expect(today.days.map(({ state }) => state)).toEqual(['emergency', 'emergency']);
    expect(today.emergency?.noticeHead).toBe('Closed after rain');
  });

  it('claims nothing for a school that has given no timings', async () => {
    const bare = await open({ header: { school_Name: 'Asha School' }, holidays: [], notices: [] });
    const today = await load(bare, '2026-11-23');
    expect(today.days[0]?.state).toBe('unknown');
    expect(today.hasNews).toBe(false);
  });
});
