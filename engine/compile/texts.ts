import type { JSONSchema } from 'json-schema-to-ts';
import type { Path } from '../text/document.ts';

type SchemaObject = Exclude<JSONSchema, boolean>;

const isText = (value: unknown): value is { t: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  't' in value &&
  typeof value.t === 'string';

interface Visitor {
  /**
   * A `{ t }` at a place for text, which `needed` says must not be left out; returns the string that is to stand there.
   */
  text(key: string, path: Path, needed: boolean): string;
  /** A literal where a `{ t }` belongs. */
  literal(value: unknown, path: Path): void;
}

/**
 * Copies a settings value, with the string in place of every `{ t }` that stands where the schema says `format:
 * "text"`.
 */
export const resolveTexts = (
  schema: JSONSchema | undefined,
  value: unknown,
  path: Path,
  visit: Visitor,
  needed = false,
): unknown => {
  if (typeof schema !== 'object') return value;
  if (schema.format === 'text') {
    if (isText(value)) return visit.text(value.t, path, needed);
    visit.literal(value, path);
    return typeof value === 'string' ? value : '';
  }
  if (Array.isArray(value)) {
    return value.map((item, i) => resolveTexts(schema.items as JSONSchema | undefined, item, [...path, i], visit));
  }
  if (typeof value === 'object' && value !== null) {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, SchemaObject>>;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        resolveTexts(
          Object.hasOwn(properties, key) ? properties[key] : undefined,
          item,
          [...path, key],
          visit,
          schema.required?.includes(key),
        ),
      ]),
    );
  }
  return value;
};
