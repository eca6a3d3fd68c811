import { describe, expect, it } from 'vitest';
import { findUnusualAge } from './ages.ts';

const firstDay = '2026-04-01';

describe('findUnusualAge', () => {
  it('takes who is of the age on the first day of the session', () => {
    expect(findUnusualAge('2020-04-01', { minAge: 6, maxAge: 8 }, firstDay)).toBeUndefined();
    expect(findUnusualAge('2017-04-02', { minAge: 6, maxAge: 8 }, firstDay)).toBeUndefined();
  });

  it('finds who is a day too young or too old', () => {
    expect(findUnusualAge('2020-04-02', { minAge: 6 }, firstDay)).toEqual({ kind: 'young', age: 6 });
    expect(findUnusualAge('2017-04-01', { maxAge: 8 }, firstDay)).toEqual({ kind: 'old', age: 8 });
  });

  it('has nothing to say where the class names no age', () => {
    expect(findUnusualAge('1990-01-01', {}, firstDay)).toBeUndefined();
  });
});
