import type { JSONSchema } from 'json-schema-to-ts';
import { isWithin, rangeOf } from './numbers.ts';
import {
  followRef,
  foreignKeywords,
  isEqual,
  isOfType,
  itemsOf,
  optionsOf,
  othersOf,
  partsOf,
  type SchemaObject,
  typesOf,
} from './schema.ts';

/** `unknown`: a keyword or format whose meaning is not known here decides. */
export type Verdict = 'yes' | 'no' | 'unknown';
export type Formats = Readonly<Record<string, (text: string) => boolean>>;

const deepest = 64;

/** Whether a schema takes one value. Says what ajv says, or `unknown`. */
export const takes = (schema: JSONSchema, value: unknown, formats: Formats, root = schema, depth = 0): Verdict => {
  if (typeof schema === 'boolean') return schema ? 'yes' : 'no';
  if (depth > deepest) return 'unknown';
  const inner = (part: JSONSchema, own: unknown): Verdict => takes(part, own, formats, root, depth + 1);
  return every([
    () => takesHere(schema, value, formats),
    () => takesForms(schema, root, (part) => inner(part, value)),
    () => takesParts(schema, value, inner),
    () => (foreignKeywords(schema).length > 0 || isElsewhere(schema, root) ? 'unknown' : 'yes'),
  ]);
};

/** Its refs would start from another document. */
export const isElsewhere = (schema: SchemaObject, root: JSONSchema): boolean =>
  schema !== root && Object.hasOwn(schema, '$id');

const verdict = (holds: boolean): Verdict => (holds ? 'yes' : 'no');

const every = (verdicts: Iterable<() => Verdict>): Verdict => {
  let result: Verdict = 'yes';
  for (const decide of verdicts) {
    const one = decide();
    if (one === 'no') return 'no';
    if (one === 'unknown') result = 'unknown';
  }
  return result;
};

/** The keywords that look at the value alone. */
const takesHere = (schema: SchemaObject, value: unknown, formats: Formats): Verdict => {
  const types = typesOf(schema);
  if (types && !types.some((type) => isOfType(value, type))) return 'no';
  const options = [schema.enum as readonly unknown[] | undefined, optionsOf(schema)];
  if (options.some((list) => list && !list.some((option) => isEqual(option, value)))) return 'no';
  if (typeof value === 'number') return verdict(isWithin(value, rangeOf(schema, false)));
  if (typeof value === 'string') {
    const length = [...value].length;
    const { minLength = 0, maxLength = Infinity, format } = schema;
    if (length < minLength || length > maxLength) return 'no';
    if (format === undefined) return 'yes';
    const test = Object.hasOwn(formats, format) ? formats[format] : undefined;
    return test ? verdict(test(value)) : 'unknown';
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Infinity } = schema;
    return verdict(value.length >= minItems && value.length <= maxItems);
  }
  return 'yes';
};

const takesForms = (
  { anyOf, oneOf, allOf, $ref }: SchemaObject,
  root: JSONSchema,
  inner: (form: JSONSchema) => Verdict,
): Verdict =>
  every([
    () => {
      if (!anyOf) return 'yes';
      const verdicts = anyOf.map(inner);
      return verdicts.find((one) => one === 'yes') ?? verdicts.find((one) => one === 'unknown') ?? 'no';
    },
    () => {
      if (!oneOf) return 'yes';
      const verdicts = oneOf.map(inner);
      if (verdicts.filter((one) => one === 'yes').length > 1) return 'no';
      return verdicts.find((one) => one === 'unknown') ?? verdicts.find((one) => one === 'yes') ?? 'no';
    },
    () => every((allOf ?? []).map((form) => () => inner(form))),
    () => {
      if ($ref === undefined) return 'yes';
      const target = followRef($ref, root);
      return target === undefined ? 'unknown' : inner(target);
    },
  ]);

const takesParts = (
  schema: SchemaObject,
  value: unknown,
  inner: (part: JSONSchema, value: unknown) => Verdict,
): Verdict => {
  if (Array.isArray(value)) {
    // A tuple's items are looked at by no one here.
    if (Array.isArray(schema.items)) return 'unknown';
    const items = itemsOf(schema);
    return every(value.map((item) => () => inner(items, item)));
  }
  if (typeof value !== 'object' || value === null) return 'yes';
  if ((schema.required ?? []).some((key) => !Object.hasOwn(value, key))) return 'no';
  const parts = partsOf(schema);
  const others = othersOf(schema);
  return every(
    Object.entries(value).map(
      ([key, own]) =>
        () =>
          inner(Object.hasOwn(parts, key) ? (parts[key] ?? true) : others, own),
    ),
  );
};
