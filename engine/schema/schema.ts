import type { JSONSchema } from 'json-schema-to-ts';
import { annotations as ofOurs } from '#schemas/annotations.ts';

export type SchemaObject = Exclude<JSONSchema, boolean>;
export type JsonType = 'null' | 'boolean' | 'number' | 'integer' | 'string' | 'array' | 'object';
export type ValuePath = readonly (string | number)[];

/** A schema that takes everything. */
export const anything: SchemaObject = {};

/** Every value is of one of these; an integer is a number. */
export const jsonTypes: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The keywords that restrict a value and whose meaning is proven. */
const understood = [
  'type',
  'nullable',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'minLength',
  'maxLength',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
];

const annotations = [
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'markdownDescription',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'defaultSnippets',
  'default',
  'examples',
  'deprecated',
  ...ofOurs,
  'readOnly',
  'writeOnly',
];

const known = new Set([...understood, ...annotations]);

/** The keywords of a schema that may restrict and whose meaning is not proven. */
export const foreignKeywords = (schema: SchemaObject): string[] => Object.keys(schema).filter((key) => !known.has(key));

/** Whether a schema restricts nothing. */
export const isAnything = (schema: JSONSchema): boolean =>
  schema === true || (schema !== false && Object.keys(schema).every((key) => annotations.includes(key)));

/** The types a schema names, or undefined if it names none. */
export const typesOf = ({ type, nullable }: SchemaObject): readonly JsonType[] | undefined => {
  if (type === undefined) return undefined;
  const types = [type].flat() as JsonType[];
  return nullable === true && !types.includes('null') ? [...types, 'null'] : types;
};

const typeOf = (value: unknown): JsonType => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as JsonType;
};

export const isOfType = (value: unknown, type: JsonType): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

/** The values a schema lists, or undefined if it lists none. */
export const optionsOf = (schema: SchemaObject): readonly unknown[] | undefined =>
  Object.hasOwn(schema, 'const') ? [schema.const] : (schema.enum as readonly unknown[] | undefined);

/** The forms of a union, or undefined if the schema is none. */
export const formsOf = ({ anyOf, oneOf }: SchemaObject): readonly JSONSchema[] | undefined => anyOf ?? oneOf;

export const partsOf = ({ properties }: SchemaObject): Readonly<Record<string, JSONSchema>> =>
  (properties ?? {}) as Readonly<Record<string, JSONSchema>>;

/** What a list's items are, where that is one schema for all of them. */
export const itemsOf = (schema: SchemaObject): JSONSchema => {
  const { items } = schema;
  return items === undefined || Array.isArray(items) || Object.hasOwn(schema, 'prefixItems')
    ? anything
    : (items as JSONSchema);
};

/** What is under a key that `properties` does not name. */
export const othersOf = (schema: SchemaObject): JSONSchema =>
  Object.hasOwn(schema, 'patternProperties') ? anything : (schema.additionalProperties ?? anything);

/** What is under a key, as far as the schema says: false if the key cannot be there. */
export const partOf = (schema: SchemaObject, key: string): JSONSchema => {
  const parts = partsOf(schema);
  return Object.hasOwn(parts, key) ? (parts[key] ?? anything) : othersOf(schema);
};

/** Follows a `$ref` to a local definition; undefined if it leads elsewhere. */
export const followRef = (ref: string, root: JSONSchema): JSONSchema | undefined => {
  if (ref !== '#' && !ref.startsWith('#/')) return undefined;
  let current: unknown = root;
  for (const part of ref.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return typeof current === 'boolean' || typeOf(current) === 'object' ? (current as JSONSchema) : undefined;
};

/** Equality of two values that came from JSON. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) && isEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
};
