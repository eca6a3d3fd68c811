import { describe, expect, it } from 'vitest';
import { ageOn, ageText, type ClassFacts, guidanceFor } from './ages.ts';

const classes: readonly ClassFacts[] = [
  { id: 1, name: 'Nursery', minAge: 3, asks: false },
  { id: 2, name: 'LKG', minAge: 4, asks: false },
  { id: 3, name: 'UKG', minAge: 5, maxAge: 6, asks: false },
];
const [nursery, , last] = classes;

describe('ageOn', () => {
  it('counts whole years and months', () => {
    expect(ageOn('2022-10-14', '2026-12-31')).toEqual({ years: 4, months: 2 });
    expect(ageOn('2020-04-01', '2026-04-01')).toEqual({ years: 6, months: 0 });
    expect(ageOn('2020-04-02', '2026-04-01')).toEqual({ years: 5, months: 11 });
    expect(ageOn('2024-02-29', '2026-03-01')).toEqual({ years: 2, months: 0 });
  });

  it('is said in the language of the page', () => {
    expect(ageText({ years: 4, months: 2 }, 'en')).toBe('4 years 2 months');
    expect(ageText({ years: 1, months: 0 }, 'en')).toBe('1 year');
    expect(ageText({ years: 4, months: 2 }, 'hi')).toMatch(/^4 वर्ष 2 (माह|महीने)$/);
  });
});

describe('guidanceFor', () => {
  it('names the usual class, whatever is chosen', () => {
    expect(guidanceFor(4, classes, undefined)).toMatchObject({ kind: 'usual', found: { name: 'LKG' } });
    expect(guidanceFor(4, classes, nursery)).toMatchObject({ kind: 'usual', found: { name: 'LKG' } });
  });

  it('says from when and until when children are taken', () => {
    expect(guidanceFor(2, classes, undefined)).toMatchObject({ kind: 'young', age: 3 });
    expect(guidanceFor(7, classes, undefined)).toMatchObject({ kind: 'old', age: 6 });
  });

  it('says what is usual in a class that is chosen nevertheless', () => {
    expect(guidanceFor(3, classes, last)).toMatchObject({ kind: 'young', age: 5, found: { name: 'UKG' } });
  });

  it('has nothing to say where no class names an age', () => {
    expect(guidanceFor(4, [{ id: 9, name: 'Open', asks: false }], undefined)).toBeUndefined();
  });
});
