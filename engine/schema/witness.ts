import type { JSONSchema } from 'json-schema-to-ts';
import { type Bound, integersOf, type Range, rangeOf } from './numbers.ts';
import {
  followRef,
  formsOf,
  itemsOf,
  type JsonType,
  jsonTypes,
  optionsOf,
  partOf,
  type SchemaObject,
  typesOf,
} from './schema.ts';

const deepest = 12;
const maxChars = 100_000;
/** Texts of the named formats, the plainest first. */
const texts = ['a', '2026-01-31', 'A b', '', '?', '/', 'https://a.example'];

export interface WitnessOptions {
  readonly root: JSONSchema;
  /** Leaves null out: the value is a property that would be dropped. */
  readonly present?: boolean;
}

/**
 * Small values of a schema, the plainest first. They are likely, but not certain, to be valid: check with `takes` where
 * that matters. Empty if none was found.
 */
export const witnesses = (schema: JSONSchema, { root, present = false }: WitnessOptions, depth = 0): unknown[] => {
  if (schema === false || depth > deepest) return [];
  if (schema === true) return present ? ['a'] : ['a', null];
  const inner = (part: JSONSchema): unknown[] => witnesses(part, { root, present }, depth + 1);
  const options = optionsOf(schema);
  if (options) return keep(options, present);
  if (schema.$ref !== undefined) return inner(followRef(schema.$ref, root) ?? false);
  const forms = formsOf(schema);
  if (forms) return forms.flatMap(inner).slice(0, 12);
  const types = typesOf(schema) ?? ['string', ...jsonTypes.filter((type) => type !== 'string')];
  const lists = types.map((type) => keep(ofType(schema, type, root, depth), present));
  // One of each type before a second of any.
  return [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))].slice(0, 12);
};

/** The plainest value of a schema, in a list; empty if none was found. */
export const plainest = (schema: JSONSchema, options: WitnessOptions, depth = 0): unknown[] =>
  witnesses(schema, options, depth).slice(0, 1);

const keep = (values: readonly unknown[], present: boolean): unknown[] =>
  present ? values.filter((value) => value !== null) : [...values];

const ofType = (schema: SchemaObject, type: JsonType, root: JSONSchema, depth: number): unknown[] => {
  switch (type) {
    case 'null':
      return [null];
    case 'boolean':
      return [true, false];
    case 'string':
      return textsOf(schema);
    case 'number':
    case 'integer':
      return numbersOf(rangeOf(schema, type === 'integer'), type === 'integer');
    case 'array':
      return listsOf(schema, root, depth);
    case 'object':
      return plainObject(schema, root, depth);
  }
};

const textsOf = ({ minLength = 0, maxLength = Infinity }: SchemaObject): string[] => {
  const fitted = texts.map((text) => {
    const padded =
      text.length < minLength ? text + (text.at(-1) ?? 'a').repeat(Math.min(minLength - text.length, maxChars)) : text;
    return padded.length > maxLength ? padded.slice(0, maxLength) : padded;
  });
  return [...new Set(fitted)];
};

const numbersOf = (range: Range, integer: boolean): number[] => {
  const few = integer ? integersOf(range) : undefined;
  if (few) return [...few];
  const { low, high } = range;
  const step = integer ? 1 : 0.5;
  const middle = Number.isFinite(low.value + high.value) ? [(low.value + high.value) / 2] : [];
  const ends = [low, high].filter(({ value }) => Number.isFinite(value));
  const near = ends.flatMap((end: Bound) => [end.value, end.value + step, end.value - step]);
  return [...new Set([1, 0, -1, step, ...near, ...middle, 1e6])].filter(
    (value) => value >= low.value && value <= high.value && (!integer || Number.isInteger(value)),
  );
};

const listsOf = (schema: SchemaObject, root: JSONSchema, depth: number): unknown[] => {
  const { minItems = 0, maxItems = Infinity } = schema;
  const [item] = plainest(itemsOf(schema), { root }, depth + 1);
  if (item === undefined) return minItems === 0 ? [[]] : [];
  const counts = new Set([Math.max(minItems, Math.min(1, maxItems)), minItems]);
  return [...counts].map((count) => Array.from({ length: Math.min(count, 1000) }, () => item));
};

const plainObject = (schema: SchemaObject, root: JSONSchema, depth: number): unknown[] => {
  const result: Record<string, unknown> = {};
  for (const key of schema.required ?? []) {
    const part = partOf(schema, key);
    // A value that is not null shows more.
    const [value] = [...plainest(part, { root, present: true }, depth + 1), ...plainest(part, { root }, depth + 1)];
    if (value === undefined) return [];
    result[key] = value;
  }
  return [result];
};
