import type { JSONSchema } from 'json-schema-to-ts';
import type { Path } from '../text/document.ts';

export interface FoundLink {
  readonly href: string;
  /** Where in the value. */
  readonly at: Path;
}

/** The values of format `link` in a value that has the shape of a schema. */
export const linksIn = (schema: JSONSchema | undefined, value: unknown, at: Path = []): readonly FoundLink[] => {
  if (typeof schema !== 'object') return [];
  if (typeof value === 'string') return schema.format === 'link' ? [{ href: value, at }] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => linksIn(schema.items as JSONSchema | undefined, item, [...at, i]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JSONSchema>>;
  return Object.entries(value).flatMap(([key, item]) =>
    Object.hasOwn(properties, key) ? linksIn(properties[key], item, [...at, key]) : [],
  );
};
