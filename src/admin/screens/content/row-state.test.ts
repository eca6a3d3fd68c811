import { expect, it } from 'vitest';
import { rowState } from './row-state.ts';

it('a row of the disclosure is missing, expired, expires soon, or has nothing to be seen to', () => {
  const letter = 'https://example.org/letter.pdf';
  const stateOf = (values: Readonly<Record<string, unknown>>, field = 'Fire_Safety') =>
    rowState(field, values, '2026-11-21');
  expect(stateOf({})).toEqual({ kind: 'missing' });
  expect(stateOf({ Fire_Safety: '', Fire_Safety_Valid_Until: '2026-01-01' })).toEqual({ kind: 'missing' });
  expect(stateOf({ Results_X: [] }, 'Results_X')).toEqual({ kind: 'missing' });
  expect(stateOf({ Fire_Safety: letter })).toBeUndefined();
  const until = (day: string) => stateOf({ Fire_Safety: letter, Fire_Safety_Valid_Until: day });
  expect(until('2026-11-20')).toEqual({ kind: 'expired', day: '2026-11-20' });
  expect(until('2026-11-21')).toEqual({ kind: 'expiring', day: '2026-11-21' });
  expect(until('2027-01-20')).toEqual({ kind: 'expiring', day: '2027-01-20' });
  expect(until('2027-01-21')).toBeUndefined();
  expect(stateOf({}, 'lang')).toBeUndefined();
  expect(stateOf({}, 'Fire_Safety_Valid_Until')).toBeUndefined();
});
