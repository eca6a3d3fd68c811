import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/app-error.ts';
import { countReads, growingValues, mostGrowth } from '#tests/support/count-reads.ts';
import { findExcess, requireInputLimits, requireJsonLimits } from './input-limits.ts';

/** What a value is refused with; undefined if it is let through. */
const refusalOf = <T>(value: T, require: (value: T) => void = requireInputLimits): AppError | undefined => {
  try {
    require(value);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const fields = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1]));
const marks = (count: number): string => `a${'\u0301\u0316'.repeat(count).slice(0, count)}`;

describe('requireInputLimits', () => {
  it.each([
    ['nothing', undefined],
    ['the deepest', nested(32)],
    ['the longest list', Array.from({ length: 20_000 }, () => 1)],
    ['the most fields', fields(1000)],
    ['a long text', 'word '.repeat(200_000)],
    ['Hindi, Tamil, Arabic and Vietnamese', ['विद्यार्थियों', 'மாணவர்கள்', 'مُحَمَّد', 'Việt Nam'.normalize('NFD')]],
    ['thirty marks', marks(30)],
  ])('lets %s through', (_, value) => expect(refusalOf(value)).toBeUndefined());

  it.each([
    ['nested too deeply', nested(34), 'nested deeper than 32 levels'],
    ['a list that is too long', Array.from({ length: 20_001 }, () => 1), 'more than 20000 values'],
    ['lists that are too long together', Array.from({ length: 200 }, () => nested(1) && Array(101).fill(1)), 'values'],
    ['too many fields', fields(1001), 'more than 1000 fields'],
    ['a field with a long name', { ['f'.repeat(201)]: 1 }, 'more than 200 characters'],
  ])('refuses %s', (_, value, reason) =>
    expect(refusalOf(value)).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining(reason) }),
  );

  it('names each text whose marks are stacked, before they are put in order', () => {
    expect(refusalOf({ name: marks(31), list: ['a', { inner: `x${marks(100_000)}` }] })).toMatchObject({
      code: 'NOT_VALID',
      errors: {
        name: ['Remove the marks that are stacked on one letter.'],
        'list[1].inner': ['Remove the marks that are stacked on one letter.'],
      },
    });
  });

  it('takes steps as many as the value has parts', () => {
    fc.assert(
      fc.property(growingValues, ({ few, many }) => {
        expect(countReads(many, findExcess)).toBeLessThanOrEqual(mostGrowth * countReads(few, findExcess));
      }),
      { endOnFailure: true },
    );
  });

  it('looks at no more of a value than it may have', () => {
    const steps = (length: number): number =>
      countReads(
        Array.from({ length }, () => 1),
        findExcess,
      );
    expect(steps(200_000)).toBe(steps(20_001));
  });

  it('lets through no text that takes long to bring into NFC', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', '\u0301', '\u0316', '\u0327', '\u093f'), { maxLength: 200 }),
        (parts) => {
          const text = parts.join('');
          const longest = Math.max(0, ...[...text.matchAll(/\p{M}+/gu)].map(([run]) => run.length));
          expect(refusalOf(text) === undefined).toBe(longest <= 30);
        },
      ),
    );
  });
});

describe('requireJsonLimits', () => {
  const refusalOfJson = (text: string): AppError | undefined => refusalOf(text, requireJsonLimits);

  it.each([
    ['the deepest', '['.repeat(33) + ']'.repeat(33)],
    ['the longest list', JSON.stringify(Array(20_000).fill(1))],
    ['brackets and commas in texts', JSON.stringify({ '[{': `${'[{,"\\'.repeat(30_000)}\\"` })],
    ['what is no JSON', '"\\'],
    ['nothing', ''],
  ])('lets %s through', (_, text) => expect(refusalOfJson(text)).toBeUndefined());

  it.each([
    ['nested too deeply', '{"a":'.repeat(34), 'nested deeper than 32 levels'],
    ['with too many values', `["\\"",${'1,'.repeat(19_999)}1]`, 'more than 20000 values'],
  ])('refuses what is %s', (_, text, reason) =>
    expect(refusalOfJson(text)).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining(reason) }),
  );

  it('refuses nothing that is let through once it is parsed', () => {
    const levels = fc.tuple(fc.json(), fc.nat(40)).map(([text, depth]) => '['.repeat(depth) + text + ']'.repeat(depth));
    fc.assert(
      fc.property(levels, (text) => {
        if (refusalOf(JSON.parse(text)) === undefined) expect(refusalOfJson(text)).toBeUndefined();
      }),
    );
  });
});
