import fc from 'fast-check';
import type { JSONSchema } from 'json-schema-to-ts';
import { expect, it } from 'vitest';
import { clausesOver, sourceOf, testScope } from '../testing/arbitrary-condition.ts';

import { proveCondition, truthIn } from './prove-condition.ts';
import { worldsOf } from './worlds.ts';

/** A schema with values that it allows. */
interface Domain {
  readonly schema: JSONSchema;
  readonly values: fc.Arbitrary<unknown>;
}

const bounds = fc
  .tuple(fc.integer({ min: -2, max: 2 }), fc.nat({ max: 3 }))
  .map(([from, size]) => [from, from + size] as const);
const sizes = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })).map(([from, size]) => [from, from + size] as const);
const text = fc.constantFrom('', 'a', 'b', 'ab', 'abc', 'zzzz');

const plain: fc.Arbitrary<Domain> = fc.oneof(
  bounds.map(
    ([min, max]): Domain => ({
      schema: { type: 'integer', minimum: min, maximum: max },
      values: fc.integer({ min, max }),
    }),
  ),
  bounds.map(
    ([min]): Domain => ({ schema: { type: 'integer', minimum: min }, values: fc.integer({ min, max: min + 9 }) }),
  ),
  bounds.map(
    ([min, max]): Domain => ({
      schema: { type: 'number', exclusiveMinimum: min, maximum: max + 1 },
      values: fc.double({ min: min + 0.01, max: max + 1, noNaN: true }),
    }),
  ),
  sizes.map(
    ([minLength, maxLength]): Domain => ({
      schema: { type: 'string', minLength, maxLength },
      values: text.filter(({ length }) => length >= minLength && length <= maxLength),
    }),
  ),
  sizes.map(
    ([minItems, maxItems]): Domain => ({
      schema: { type: 'array', minItems, maxItems },
      values: fc.array(fc.constant(0), { minLength: minItems, maxLength: maxItems }),
    }),
  ),
  fc
    .uniqueArray(fc.constantFrom('', 'a', 1, true, null), { minLength: 1 })
    .map((options): Domain => ({ schema: { enum: options }, values: fc.constantFrom(...options) })),
  fc.constant<Domain>({ schema: { type: ['boolean', 'null'] }, values: fc.constantFrom(true, false, null) }),
  fc.constant<Domain>({ schema: { type: 'object' }, values: fc.constantFrom({}, { a: 1 }) }),
  fc.constant<Domain>({ schema: { type: 'object', required: ['a'] }, values: fc.constant({ a: 1 }) }),
);

const anyOf = (...forms: readonly JSONSchema[]): JSONSchema => ({ anyOf: forms });

const domains: fc.Arbitrary<Domain> = fc.oneof(
  plain,
  plain.map(({ schema, values }): Domain => ({ schema: anyOf(schema, { type: 'null' }), values: fc.option(values) })),
  fc
    .tuple(plain, plain)
    .map(([a, b]): Domain => ({ schema: anyOf(a.schema, b.schema), values: fc.oneof(a.values, b.values) })),
);

const clauses = clausesOver([{ ref: 'data.x.v', operands: ['', 'a', 'ab', -1, 0, 1, 1.5, 2, 3, 5, true, false] }]);

it('stand for every value of a schema: no value refutes what they prove of 5,000 conditions', () => {
  const claims = { never: 0, always: 0, redundant: 0, depends: 0 };
  const property = fc.tuple(clauses, domains, fc.boolean()).chain(([condition, { schema, values }, required]) =>
    fc.record({
      condition: fc.constant(condition),
      result: fc.constant({ type: 'object', required: required ? ['v'] : [], properties: { v: schema } } as const),
      values: fc.array(required ? values : fc.option(values, { nil: undefined }), { minLength: 12, maxLength: 12 }),
    }),
  );
  fc.assert(
    fc.property(property, ({ condition, result, values }) => {
      const scope = {
        ...testScope,
        data: { x: { source: 'x', notFoundWhenEmpty: false } },
        sources: new Map([['x', sourceOf('x', result)]]),
      };
      const worlds = worldsOf(condition.flat(), [scope]) ?? [];
      expect(worlds.length).toBeGreaterThan(0);
      const proof = proveCondition(condition, worlds);
      claims[proof.kind]++;
      const truths = values.map((value) => truthIn(condition, () => ({ known: true, value })));
      if (proof.kind === 'never') expect(truths).not.toContain(true);
      if (proof.kind === 'always') expect(truths).not.toContain(false);
    }),
    { numRuns: 5_000, seed: 20261121 },
  );
  for (const count of Object.values(claims)) expect(count).toBeGreaterThan(100);
});
