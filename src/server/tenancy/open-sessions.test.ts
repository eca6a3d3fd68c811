import { describe, expect, it } from 'vitest';
import { hasClass, isAdmissionOpen, openSessions } from './open-sessions.ts';

const day = { startYear: 2026, today: '2026-11-25' };
const names = (profile?: Parameters<typeof openSessions>[1], today = day.today) =>
  openSessions({ ...day, today }, profile).map(({ name }) => name);

describe('openSessions', () => {
  it('are the coming one and the running one where the school says nothing', () => {
    expect(names()).toEqual(['2027-2028', '2026-2027']);
    expect(openSessions(day, {})[0]).toEqual({ name: '2027-2028', ageOn: '2027-04-01' });
  });

  it('are those that the school names, until the day on which they close', () => {
    const profile = { Open_Sessions: [{ Session: '2027-2028', Age_On: '2026-12-31', Closes_On: '2027-01-15' }] };
    expect(openSessions(day, profile)).toEqual([{ name: '2027-2028', ageOn: '2026-12-31', closesOn: '2027-01-15' }]);
    expect(names(profile, '2027-01-15')).toEqual(['2027-2028']);
    expect(names(profile, '2027-01-16')).toEqual([]);
  });

  it('are as the office has set them, whatever the profile says of the same session', () => {
    const profile = { Open_Sessions: [{ Session: '2027-2028' }, { Session: '2026-2027' }] };
    const set = (session: string, settings: object) => ({
      session,
      settings: { Is_Open: true, Days: [], Classes: [], ...settings },
    });
    const open = (...seasons: ReturnType<typeof set>[]) =>
      openSessions(day, profile, seasons).map(({ name, ageOn }) => `${name} ${ageOn}`);
    expect(open(set('2027-2028', { Is_Open: false }))).toEqual(['2026-2027 2026-04-01']);
    expect(open(set('2026-2027', { Opens_On: '2026-11-26' }))).toEqual(['2027-2028 2027-04-01']);
    expect(open(set('2027-2028', { Age_On: '2027-03-31', Closes_On: '2026-11-25' }))).toEqual([
      '2027-2028 2027-03-31',
      '2026-2027 2026-04-01',
    ]);
    expect(open(set('2025-2026', {}))).toHaveLength(2);
  });

  it('are none while admissions are not open, whatever is set for a session', () => {
    const profile = { admission_Open: false, Open_Sessions: [{ Session: '2027-2028' }] };
    const settings = { Is_Open: true, Days: [], Classes: [] };
    expect(openSessions(day, profile, [{ session: '2027-2028', settings }])).toEqual([]);
    expect(isAdmissionOpen(day.today, profile, [])).toBe(false);
  });

  it('are not those of a list that nobody has looked at for years', () => {
    expect(names({ Open_Sessions: [{ Session: '2024-2025' }] })).toEqual(['2027-2028', '2026-2027']);
  });
});

it('a school has the classes between its first and its last, and its own', () => {
  const profile = { Classes_From: 9, Classes_To: 15 };
  expect([8, 9, 15, 1001].map((id) => hasClass(id, profile))).toEqual([false, true, true, true]);
  expect(hasClass(1)).toBe(true);
});
