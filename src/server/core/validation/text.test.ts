import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import { expect, it } from 'vitest';
import { countReads, growingValues, mostGrowth } from '#tests/support/count-reads.ts';
import { findBadTexts, normaliseTexts, oneLine } from './text.ts';

/** A list of such lists and so on, of which it cannot be said beforehand which it is. */
const anyOfMany = (depth: number): JSONSchema => ({
  anyOf: [{ type: 'string' }, ...(depth === 0 ? [] : [{ type: 'array', items: anyOfMany(depth - 1) } as const])],
});

it.each([
  ['findBadTexts', (value: unknown) => findBadTexts(value)],
  ['normaliseTexts', (value: unknown) => normaliseTexts(value)],
  ['normaliseTexts by a schema', (value: unknown) => normaliseTexts(value, anyOfMany(5))],
])('%s takes steps as many as the value has parts', (_, work) => {
  fc.assert(
    fc.property(growingValues, ({ few, many }) => {
      expect(countReads(many, work)).toBeLessThanOrEqual(mostGrowth * countReads(few, work));
    }),
    { endOnFailure: true },
  );
});

it('normaliseTexts trims, composes and unifies texts wherever they stand', () => {
  expect(normaliseTexts({ a: ' Cafe\u0301\r\nx ', b: [{ c: '\tx' }], d: 1, e: null })).toEqual({
    a: 'Café\nx',
    b: [{ c: 'x' }],
    d: 1,
    e: null,
  });
});

it('normaliseTexts puts a text without a format on one line, and no other', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      address: { type: 'string', format: 'multiline' },
      names: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    },
  } as const;
  const sent = ' a\r\n\tb\u2028c ';
  expect(normaliseTexts({ name: sent, address: sent, names: [sent, null], other: sent }, schema)).toEqual({
    name: 'a b c',
    address: 'a\n\tb\u2028c',
    names: ['a b c', null],
    other: 'a\n\tb\u2028c',
  });
});

it('normaliseTexts leaves a text as it is that is too long in any form', () => {
  const name = { type: 'string', maxLength: 3 } as const;
  const schema = { properties: { name, other: { anyOf: [name, { type: 'null' }] } } } as const;
  const fits = `  ${'a\u0323\u0302'.repeat(3)} `;
  expect(normaliseTexts({ name: fits, other: fits }, schema)).toEqual({ name: 'ậậậ', other: 'ậậậ' });
  const beyond = ' x'.repeat(7);
  expect(normaliseTexts({ name: beyond, other: beyond }, schema)).toEqual({ name: beyond, other: beyond });
});

it('oneLine leaves the joiners inside words', () => {
  expect(oneLine('\u0915\u094d\u200d\u0937\u00a0\u2029\vx\n')).toBe('\u0915\u094d\u200d\u0937 x');
});
