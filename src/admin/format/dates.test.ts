import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatDays, formatDayTime, formatMoment, localDay, shortDay } from './dates.ts';
import { endOfDay, instantAt, keepSchoolTime, schoolTime } from './school-clock.ts';

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('the clock of the office', () => {
  afterEach(() => {
    keepSchoolTime(deviceZone);
    vi.useRealTimers();
  });

  it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])('is that of a school in %s', (zone) => {
    keepSchoolTime(zone);
    for (const [day, time] of [
      ['2026-11-09', '08:30'],
      ['2026-03-29', '00:05'],
      ['2026-07-01', '23:59'],
    ] as const) {
      const instant = instantAt(day, time);
      expect(schoolTime(instant)).toBe(`${day}T${time}`);
      expect(localDay(instant)).toBe(day);
      expect(schoolTime(endOfDay(day))).toBe(`${day}T23:59`);
      expect(localDay(new Date(Date.parse(endOfDay(day)) + 1).toISOString()) > day).toBe(true);
    }
  });

  it('gives every short month three letters', () => {
    expect(shortDay('2026-09-28', 'en')).toBe('28 Sep');
    expect(formatDays('2026-09-28', '2026-10-01', 'en')).toBe('Mon 28 Sep – Thu 1 Oct');
  });

  it('has whole months in Hindi', () => {
    expect(formatDay('2026-11-09', 'hi')).toBe('09 नवंबर 2026');
    expect(shortDay('2026-09-28', 'hi')).toBe('28 सितंबर');
    expect(formatDays('2026-09-28', '2026-10-01', 'hi')).toBe('सोम 28 सितंबर – गुरु 1 अक्टूबर');
  });

  it('says what the school’s clock has shown', () => {
    keepSchoolTime('Asia/Kolkata');
    expect(formatDayTime('2026-11-09T19:00:00.000Z', 'en')).toBe('10 Nov 2026, 12:30 am');
    expect(formatDayTime('2026-11-09T08:30', 'en')).toBe('09 Nov 2026, 8:30 am');
    expect(localDay('2026-11-09')).toBe('2026-11-09');
  });

  it('names yesterday by its weekday, though it is today by the clock of the device', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T19:00:00Z') });
    keepSchoolTime('Asia/Kolkata');
    expect(localDay()).toBe('2026-11-26');
    expect(formatMoment('2026-11-25T18:00:00Z', 'en')).toBe('Wed, 11:30 pm');
    expect(formatMoment('2026-11-25T18:45:00Z', 'en')).toBe('12:15 am');
    expect(formatMoment('2026-11-10T18:45:00Z', 'en')).toBe('11 Nov 2026');
  });
});
