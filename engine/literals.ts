import type { JSONSchema } from 'json-schema-to-ts';
import type { Path } from './text/document.ts';

type SchemaObject = Exclude<JSONSchema, boolean>;

/** The value of an object that has one key alone, and that one; undefined of any other value. */
const only = (key: string, value: unknown): { readonly content: unknown } | undefined =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && Object.hasOwn(value, key)
    ? { content: (value as Readonly<Record<string, unknown>>)[key] }
    : undefined;

interface Visitor {
  /**
   * A `{ t }` at a place for text, which `needed` says must not be left out; returns the string that is to stand there.
   */
  text(key: string, path: Path, needed: boolean): string;
  /** An `{ example }` at a place for a figure; returns what is to stand there, undefined for nothing. */
  example(content: unknown): unknown;
  /** A literal where a `{ t }` or an `{ example }` belongs, or an `{ example }` where none does. */
  misplaced(kind: Misplaced, value: unknown, path: Path): void;
}

export type Misplaced = 'text' | 'figure' | 'example';

/**
 * Copies a settings value, with the string in place of every `{ t }` where the schema says `format: "text"`, and the
 * figure in place of every `{ example }` where it says `format: "figure"`. What needs a figure that is absent is left
 * out with it: an item of its list, or the whole value, which is then undefined.
 */
export const resolveLiterals = (
  schema: JSONSchema | undefined,
  value: unknown,
  path: Path,
  visit: Visitor,
  needed = false,
): unknown => {
  if (typeof schema !== 'object') return value;
  if (schema.format === 'text') {
    const key = only('t', value)?.content;
    if (typeof key === 'string') return visit.text(key, path, needed);
    visit.misplaced('text', value, path);
    return typeof value === 'string' ? value : '';
  }
  const example = only('example', value);
  if (schema.format === 'figure') {
    if (example) return visit.example(example.content);
    visit.misplaced('figure', value, path);
    return value;
  }
  if (example && !schema.properties) {
    visit.misplaced('example', value, path);
    return example.content;
  }
  if (Array.isArray(value)) {
    const items = schema.items as JSONSchema | undefined;
    return value
      .map((item, i) => resolveLiterals(items, item, [...path, i], visit))
      .filter((item) => item !== undefined);
  }
  return typeof value === 'object' && value !== null ? resolveObject(schema, value, path, visit) : value;
};

const resolveObject = (schema: SchemaObject, value: object, path: Path, visit: Visitor): unknown => {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, SchemaObject>>;
  const { required = [] } = schema;
  const resolved = Object.entries(value).map(([key, item]): [string, unknown] => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return [key, resolveLiterals(own, item, [...path, key], visit, required.includes(key))];
  });
  const there = resolved.filter(([, item]) => item !== undefined);
  const lacks =
    resolved.length > there.length && resolved.some(([key, item]) => item === undefined && required.includes(key));
  return lacks ? undefined : Object.fromEntries(there);
};

/** A settings value as a school sees it that shows no examples, its texts unread. */
export const withoutExamples = (schema: JSONSchema | undefined, value: unknown): unknown =>
  resolveLiterals(schema, value, [], { text: (key) => key, example: () => undefined, misplaced: () => undefined });
