import { describe, expect, it } from 'vitest';
import { baseTheme } from '../testing/base-theme.ts';
import { testEngine } from '../testing/check.ts';

type Path = readonly (string | number)[];

/** The paths of every value in a document. */
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
    : [path];

const replaced = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by;
  const entries = Object.entries(value as object).map(([key, inner]) => [
    key,
    key === String(first) ? replaced(inner, rest, by) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

const base: unknown = JSON.parse(baseTheme);
const places = pathsOf(base);

/** Fields of a few letters, so that each is compared with every word that might be meant. */
const fields = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`name${at}`, at]));

describe('a value that is far too large, anywhere in a theme', () => {
  it.each([
    ['a text', 'x'.repeat(100_000), 100],
    ['a list', Array.from({ length: 200 }, () => 'x'), 500],
    ['an object', fields, 500],
    ['a deep list', JSON.parse('['.repeat(25) + ']'.repeat(25)), 100],
  ])('is told in findings as few as its values in each language: %s', { timeout: 60_000 }, (_, by, most) => {
    for (const place of places) {
      const text = JSON.stringify(replaced(base, place, by));
      const { findings } = testEngine.check({ file: 'themes/base/theme.json', text });
      expect([place.join('/'), findings.length <= most]).toEqual([place.join('/'), true]);
    }
  });
});
