import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extent } from '#tests/support/extent.ts';
import { createProjection } from '../data/project.ts';
import { namedFormats } from '../formats.ts';
import { applyCut, cutOf } from './cut.ts';
import { proveSubset } from './prove-subset.ts';
import type { SchemaObject } from './schema.ts';
import { takes } from './takes.ts';
import { schemaPairs } from './testing/schemas.ts';
import { createDice, sampleOf } from './testing/values.ts';

const pairs = extent(600, 10_000);
const valuesOfPair = 12;

// Quick to compile, since each schema is asked a few times only.
const ajv = new Ajv({
  strict: false,
  formats: namedFormats,
  meta: false,
  validateSchema: false,
  messages: false,
  code: { optimize: false },
});

/**
 * The other opinion: ajv, on a copy, since it writes into the types of a nullable schema. Compiled at its first use.
 */
const createValidator = (schema: SchemaObject): ((value: unknown) => boolean) => {
  let validate: ValidateFunction | undefined;
  return (value) => {
    if (!validate) {
      const copy = JSON.parse(JSON.stringify(schema)) as object;
      validate = ajv.compile(copy);
      ajv.removeSchema(copy);
    }
    return validate(value);
  };
};

const samplesOf = (source: SchemaObject, target: SchemaObject, seed: number): unknown[] => {
  const roll = createDice(seed);
  return Array.from({ length: valuesOfPair }, (_, i) => {
    const schema = i % 3 === 0 ? target : source;
    return sampleOf(schema, schema, roll);
  });
};

const modes = [true, false] as const;

describe('proveSubset', () => {
  it(`accepts no pair with a counterexample and gives no counterexample that is none, over ${pairs} pairs`, () => {
    const seen = new Map(modes.map((mode) => [mode, { accepted: 0, rejected: 0, refuted: 0, values: 0 }]));
    fc.assert(
      fc.property(schemaPairs, fc.nat(), ({ source, target }, seed) => {
        const validSource = createValidator(source);
        const validTarget = createValidator(target);
        for (const projected of modes) {
          const project = projected ? createProjection(target) : (value: unknown) => value;
          const refutes = (value: unknown): boolean => validSource(value) && !validTarget(project(value));
          const count = seen.get(projected) ?? { accepted: 0, rejected: 0, refuted: 0, values: 0 };
          const result = proveSubset(source, target, { projected, formats: namedFormats });
          if (result.ok) {
            count.accepted++;
            for (const value of samplesOf(source, target, seed)) {
              if (validSource(value)) count.values++;
              expect(refutes(value), JSON.stringify({ value, projected })).toBe(false);
            }
          } else {
            count.rejected++;
            expect(result.why).not.toBe('');
            if (result.counterexample === undefined) continue;
            count.refuted++;
            expect(refutes(result.counterexample), JSON.stringify({ ...result, projected })).toBe(true);
          }
        }
      }),
      { numRuns: pairs, seed: 3 },
    );
    for (const { accepted, rejected, refuted, values } of seen.values()) {
      expect(accepted / pairs).toBeGreaterThan(0.2);
      expect(rejected / pairs).toBeGreaterThan(0.2);
      expect(refuted / rejected).toBeGreaterThan(0.6);
      expect(values / accepted).toBeGreaterThan(2);
    }
  }, 300_000);
});

describe('the proof’s own reading of a schema', () => {
  it('takes what ajv takes, or does not know', () => {
    const seen = { yes: 0, no: 0, unknown: 0 };
    fc.assert(
      fc.property(schemaPairs, fc.nat(), ({ source, target }, seed) => {
        const valid = createValidator(source);
        for (const value of samplesOf(source, target, seed)) {
          const verdict = takes(source, value, namedFormats);
          seen[verdict]++;
          if (verdict !== 'unknown') expect(verdict, JSON.stringify(value)).toBe(valid(value) ? 'yes' : 'no');
        }
      }),
      { numRuns: 2_000, seed: 3 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(seen.unknown);
  });

  it('cuts as the engine cuts', () => {
    fc.assert(
      fc.property(schemaPairs, fc.nat(), ({ source, target }, seed) => {
        const [project, cut] = [createProjection(target), cutOf(target)];
        for (const value of samplesOf(source, target, seed)) expect(applyCut(cut, value)).toEqual(project(value));
      }),
      { numRuns: 2_000, seed: 3 },
    );
  });
});
