import { describe, expect, it } from 'vitest';
import { ageOn } from '#shared/calendar.ts';
import { findAgeFault, findBirthFault } from './age.ts';

describe('ageOn', () => {
  it.each([
    ['2020-04-01', '2026-04-01', 6],
    ['2020-04-02', '2026-04-01', 5],
    ['2020-12-31', '2026-01-01', 5],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2026-04-01', '2026-04-01', 0],
  ])('of someone born on %s, on %s, is %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

describe('findBirthFault', () => {
  const fault = (dateOfBirth: string, session = '2026-2027') => findBirthFault({ dateOfBirth, session }, '2026-11-21');

  it('finds a day that is still to come', () => {
    expect(fault('2026-11-22', '2030-2031')).toBe('Date cannot be in the future.');
  });

  it('finds a child below two on the first day of the session', () => {
    expect(fault('2024-04-02')).toBe('A child must be 2 or older on 2026-04-01.');
    expect(fault('2024-04-01')).toBeUndefined();
    expect(fault('2024-04-02', '2027-2028')).toBeUndefined();
  });
});

describe('findAgeFault', () => {
  const fault = (dateOfBirth: string, range: { minAge?: number; maxAge?: number }) =>
    findAgeFault({ dateOfBirth, session: '2026-2027' }, range);

  it.each([
    ['2020-04-01', { minAge: 6 }],
    ['2017-04-02', { maxAge: 8 }],
    ['1990-01-01', {}],
  ])('finds nothing with %s in %j', (birth, range) => {
    expect(fault(birth, range)).toBeUndefined();
  });

  it('says how a child is too young or too old', () => {
    expect(fault('2020-04-02', { minAge: 6 })).toBe(
      'The child will be 5 when the session 2026-2027 starts; this class is from 6 on.',
    );
    expect(fault('2017-04-01', { maxAge: 8 })).toBe(
      'The child will be 9 when the session 2026-2027 starts; this class is up to 8.',
    );
  });
});
