import { expect, it } from 'vitest';
import { show } from './words.ts';

it.each([
  ['a', '"a"'],
  [{ a: [1, null] }, '{"a":[1,null]}'],
  [undefined, 'nothing'],
  ['x'.repeat(100), `"${'x'.repeat(56)}…`],
])('shows %j as %s', (value, text) => expect(show(value)).toBe(text));

it('writes an object once, however many findings show it', () => {
  let written = 0;
  const value = {
    toJSON: () => {
      written += 1;
      return { a: 1 };
    },
  };
  expect(Array.from({ length: 1000 }, () => show(value)).at(-1)).toBe('{"a":1}');
  expect(written).toBe(1);
});
