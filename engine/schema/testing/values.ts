import type { JSONSchema } from 'json-schema-to-ts';
import { followRef, type SchemaObject } from '../schema.ts';

/** A repeatable source of numbers from 0 to below `n` (mulberry32). */
export const createDice = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

const texts = ['', 'a', 'b', 'ab', 'abc', 'abcd', 'A b!', '2026-01-31', 'x-y', '😀', '😀😀', 'zzzzzzzz'];
const numbers = [-3, -2, -1, 0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 100, -0.5];
const anyValues: readonly unknown[] = [null, true, false, 0, 1, 0.5, 'a', '', [], ['a'], {}, { a: 1 }, { a: null }];
const keys = ['a', 'b', 'c', 'd'];

/** One value that is likely, not certain, to be valid for a schema; `roll` decides which. */
export const sampleOf = (schema: JSONSchema, root: JSONSchema, roll: (n: number) => number, depth = 0): unknown => {
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const inner = (part: JSONSchema): unknown => sampleOf(part, root, roll, depth + 1);
  if (typeof schema === 'boolean' || depth > 6) return one(anyValues);
  if (Object.hasOwn(schema, 'const')) return schema.const;
  if (schema.enum) return one(schema.enum as readonly unknown[]);
  if (schema.$ref !== undefined) return inner(followRef(schema.$ref, root) ?? true);
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (forms) return inner(one(forms));
  const { type } = schema;
  const chosen = type === undefined ? undefined : one([type].flat());
  if (schema.nullable === true && roll(4) === 0) return null;
  switch (chosen) {
    case 'string':
      return one(texts);
    case 'number':
      return one(numbers);
    case 'integer':
      return Math.trunc(one(numbers));
    case 'boolean':
      return roll(2) === 0;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + roll(3) }, () =>
        inner((schema.items as JSONSchema) ?? true),
      );
    case 'object':
      return sampleObject(schema, inner, roll);
    default:
      return one(anyValues);
  }
};

const sampleObject = (
  schema: SchemaObject,
  inner: (part: JSONSchema) => unknown,
  roll: (n: number) => number,
): Record<string, unknown> => {
  const parts = (schema.properties ?? {}) as Readonly<Record<string, JSONSchema>>;
  const result: Record<string, unknown> = {};
  for (const key of keys) {
    const part = parts[key] ?? schema.additionalProperties ?? true;
    const wanted = (schema.required ?? []).includes(key);
    if (part === false || (!wanted && roll(parts[key] ? 2 : 5) !== 0)) continue;
    result[key] = inner(part);
  }
  return result;
};
