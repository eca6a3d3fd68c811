import type { JSONSchema } from 'json-schema-to-ts';
import { requireJsonLimits } from '#server/core/validation/input-limits.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a schema's fields are lists of objects, which a form can only send as JSON. */
const isListOfObjects = (schema: unknown): boolean =>
  isObject(schema) && schema.type === 'array' && isObject(schema.items) && schema.items.type === 'object';

const parse = (text: string): unknown => {
  requireJsonLimits(text);
  try {
    return JSON.parse(text);
  } catch {
    // The schema says what is wrong with it.
    return text;
  }
};

/**
 * The fields of a form, with those that hold lists of objects read as JSON: one field with the whole list, or several
 * with an object each. What is not JSON stays a text, which the schema refuses.
 * Errors: `BAD_REQUEST` for lists that are larger than any call takes.
 */
export const readJsonFields = (schema: JSONSchema, value: unknown): unknown => {
  if (!isObject(value) || !isObject(schema) || !isObject(schema.properties)) return value;
  const { properties } = schema;
  const read = ([name, field]: readonly [string, unknown]): readonly [string, unknown] => {
    if (!Object.hasOwn(properties, name) || !isListOfObjects(properties[name])) return [name, field];
    if (typeof field === 'string') return [name, parse(field)];
    return [name, Array.isArray(field) ? field.map((one) => (typeof one === 'string' ? parse(one) : one)) : field];
  };
  return Object.fromEntries(Object.entries(value).map(read));
};
