import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import { describe, expect, it } from 'vitest';
import { countReads, growingValues, mostGrowth } from '#tests/support/count-reads.ts';
import { readJsonFields } from './json-fields.ts';

const schema = {
  type: 'object',
  properties: {
    Title: { type: 'string' },
    Languages: { type: 'array', items: { type: 'string' } },
    Topics: { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } },
  },
} as const satisfies JSONSchema;

describe('readJsonFields', () => {
  it('takes steps as many as the form has fields', () => {
    const work = (value: unknown) => readJsonFields(schema, { Title: 'Topics', Topics: value });
    const ofForm = (value: unknown) => readJsonFields(schema, value);
    fc.assert(
      fc.property(growingValues, fc.constantFrom(work, ofForm), ({ few, many }, read) => {
        expect(countReads(many, read)).toBeLessThanOrEqual(mostGrowth * countReads(few, read) + mostGrowth);
      }),
      { endOnFailure: true },
    );
  });

  it.each([
    ['one field with the list', '[{"title":"Light"},{"title":"Sound"}]'],
    ['a field for each', ['{"title":"Light"}', '{"title":"Sound"}']],
  ])('reads a list of objects from %s', (_, Topics) => {
    expect(readJsonFields(schema, { Topics })).toEqual({ Topics: [{ title: 'Light' }, { title: 'Sound' }] });
  });

  it('refuses a list that is nested deeper than any call takes, before it is parsed', () => {
    const Topics = '['.repeat(100_000);
    expect(() => readJsonFields(schema, { Topics })).toThrow('nested deeper than 32 levels');
  });

  it('leaves texts alone that only look like JSON, and what is none', () => {
    const form = { Title: '[1]', Languages: ['{"a":1}'], Topics: '[{', toString: '{}' };
    expect(readJsonFields(schema, form)).toEqual(form);
  });
});
