import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dateIn, daysBetween, instantOf, nextMidnight, sessionLabel, sessionStartYear } from './calendar.ts';

const at = (iso: string): number => Date.parse(iso);

describe('the school calendar', () => {
  it('gives the date of a place, not of the server', () => {
    expect(dateIn('Asia/Kolkata', at('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
    expect(dateIn('Asia/Kolkata', at('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
    expect(dateIn('America/New_York', at('2026-11-21T04:59:00Z'))).toBe('2026-11-20');
  });

  it('makes what it asks a time zone with once', () => {
    let made = 0;
    class Counted extends Intl.DateTimeFormat {
      constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...given);
        made++;
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Counted } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    for (let hour = 0; hour < 24; hour++) nextMidnight('Asia/Kathmandu', at('2026-11-21T00:00:00Z') + hour * 3_600_000);
    expect(dateIn('Asia/Kathmandu', at('2026-11-21T18:20:00Z'))).toBe('2026-11-22');
    expect(made).toBe(1);
  });

  it.each([
    ['2026-03-31', 2025, '2025-2026'],
    ['2026-04-01', 2026, '2026-2027'],
    ['2026-12-31', 2026, '2026-2027'],
    ['2027-01-01', 2026, '2026-2027'],
  ])('puts %s into the session that starts in April %i', (date, startYear, label) => {
    expect(sessionStartYear(date)).toBe(startYear);
    expect(sessionLabel(startYear)).toBe(label);
  });

  it('counts both ends of a holiday', () => {
    expect(daysBetween('2026-12-24', '2026-12-24')).toBe(1);
    expect(daysBetween('2026-12-24', '2027-01-02')).toBe(10);
  });

  it('finds the end of the day, also where clocks change in the night', () => {
    expect(nextMidnight('Asia/Kolkata', at('2026-11-21T06:00:00Z'))).toBe(at('2026-11-21T18:30:00Z'));
    expect(nextMidnight('Asia/Kolkata', at('2026-11-21T18:30:00Z'))).toBe(at('2026-11-22T18:30:00Z'));
    // 25 hours long: clocks go back on 1 November 2026.
    expect(nextMidnight('America/New_York', at('2026-11-01T04:00:00Z'))).toBe(at('2026-11-02T05:00:00Z'));
    // 23 hours long.
    expect(nextMidnight('Europe/Berlin', at('2026-03-28T23:00:00Z'))).toBe(at('2026-03-29T22:00:00Z'));
  });

  it('turns the time on a place’s clocks into a moment, also around a night in which they change', () => {
    const instant = (zone: string, local: string) => new Date(instantOf(zone, local)).toISOString();
    expect(instant('Asia/Kolkata', '2026-11-21T09:30')).toBe('2026-11-21T04:00:00.000Z');
    expect(instant('America/New_York', '2026-03-08T01:59')).toBe('2026-03-08T06:59:00.000Z');
    expect(instant('America/New_York', '2026-03-08T02:30')).toBe('2026-03-08T06:30:00.000Z');
    expect(instant('America/New_York', '2026-03-08T03:00')).toBe('2026-03-08T07:00:00.000Z');
    expect(instant('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
    expect(instant('America/New_York', '2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z');
  });
});
