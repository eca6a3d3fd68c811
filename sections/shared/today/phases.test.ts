import { describe, expect, it } from 'vitest';
import type { SchoolDay, Today } from '#schemas/sources/today.ts';
import { today as kind } from '../../today/manifest.ts';
import { lookOf, testEnv } from '../test-env.ts';
import { phasesOf } from './phases.ts';

const manifest = lookOf(kind, 'flower');
const today = manifest.example.today as unknown as Today;
const [open, closed] = today.days as [SchoolDay, SchoolDay];

const say = (over: Partial<Today>, locale: 'en' | 'hi' = 'en') =>
  phasesOf({ ...today, ...over }, testEnv(manifest, { locale, strings: manifest.strings[locale] })).map(
    ({ main, more }) => [main.text.replaceAll('\u00a0', ' '), more?.text.replaceAll('\u00a0', ' ')],
  );

describe('what is said of today', () => {
  it('turns with the hours, and at midnight', () => {
    const holiday = 'Holiday tomorrow: Guru Nanak Jayanti';
    expect(say({})).toEqual([
      ['Today 7:45 am to 2:15 pm', holiday],
      ['Opens at 7:45 am', holiday],
      ['Open today until 2:15 pm', holiday],
      ['Closed now. Opens on Wednesday, 7:45 am', holiday],
      ['Closed today: Guru Nanak Jayanti', 'Open again tomorrow, 7:45 am'],
    ]);
    const { from } = open;
    const instants = phasesOf(today, testEnv(manifest)).map((phase) => phase.from);
    expect(instants).toEqual([undefined, from, open.opensAt, open.closesAt, closed.from]);
  });

  it('names the change of timing, and until when', () => {
    const reason = { name: 'Winter timing', startHolidayDate: '2026-11-23', endHolidayDate: '2027-01-31' };
    const changed = { ...open, state: 'changed', reason, opens: '08:00', opensChanged: true } as const;
    expect(say({ days: [changed, closed] }).slice(1, 3)).toEqual([
      ['Starts at 8:00 am today', 'Winter timing until 31 January'],
      ['Open today until 2:15 pm', 'Winter timing until 31 January'],
    ]);
  });

  it('says the weekday of a day without school, and the date of one that is far off', () => {
    const { reason: _, ...saturday } = { ...closed, date: '2026-12-26', next: { date: '2027-01-11', opens: '08:15' } };
    expect(say({ days: [saturday, saturday] })[0]).toEqual([
      'Closed today: Saturday',
      'Open again on Monday, 11 January, 8:15 am',
    ]);
  });

  it('says an emergency in the words of the notice, and nothing else', () => {
    const emergency = { noticeID: 1, noticeHead: 'Closed after rain', entryDateTime: '2026-11-23T06:00' };
    const days = [open, closed].map((day) => ({ ...day, state: 'emergency' as const }));
    expect(say({ days, emergency })).toEqual([
      ['Closed after rain', undefined],
      ['Closed after rain', undefined],
    ]);
  });

  it('is Hindi on a Hindi page', () => {
    expect(say({}, 'hi')[2]?.[0]).toBe('आज दोपहर 2:15 बजे तक खुला');
  });
});
