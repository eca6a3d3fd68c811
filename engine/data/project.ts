import type { JSONSchema } from 'json-schema-to-ts';

interface ShapedSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JSONSchema>>;
  readonly items?: JSONSchema;
  readonly anyOf?: readonly JSONSchema[];
}

type Project = (value: unknown) => unknown;
const keep: Project = (value) => value;

/**
 * Builds the function that cuts a value down to what a schema names: nothing else is rendered or sent to a browser.
 * A schema without properties keeps the value as it is.
 */
export const createProjection = (schema: JSONSchema | undefined): Project => {
  if (typeof schema !== 'object') return keep;
  const { properties, items, anyOf } = schema as ShapedSchema;
  if (anyOf) {
    const form = anyOf.find((part) => typeof part === 'object' && (part as ShapedSchema).type !== 'null');
    return createProjection(form);
  }
  if (items) {
    const item = createProjection(items);
    if (item === keep) return keep;
    return (value) => (!Array.isArray(value) || value.every((one) => item(one) === one) ? value : value.map(item));
  }
  if (!properties) return keep;
  const parts = Object.entries(properties).map(([key, part]): [string, Project] => [key, createProjection(part)]);
  const byKey = new Map(parts);
  // Nearly all data comes in its contract's shape, which is the binding's too: then nothing is copied.
  const fits = (source: Readonly<Record<string, unknown>>): boolean => {
    for (const key in source) {
      const part = byKey.get(key);
      const own = source[key];
      if (!part || own === undefined || own === null || part(own) !== own) return false;
    }
    return true;
  };
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Record<string, unknown>;
    if (fits(source)) return value;
    const result: Record<string, unknown> = {};
    for (const [key, part] of parts) {
      const own = Object.hasOwn(source, key) ? source[key] : undefined;
      if (own !== undefined && own !== null) result[key] = part(own);
    }
    return result;
  };
};
