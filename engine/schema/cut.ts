import type { JSONSchema } from 'json-schema-to-ts';
import { partsOf } from './schema.ts';

/**
 * What `createProjection` (engine/data/project.ts) does with a value of a schema: nothing, cut every item of a list,
 * or keep the named properties of an object that are not null.
 */
export type Cut =
  | { readonly kind: 'none' }
  | { readonly kind: 'items'; readonly item: Cut }
  | { readonly kind: 'properties'; readonly parts: ReadonlyMap<string, Cut> };

export const noCut: Cut = { kind: 'none' };

/**
 * The cut of a schema, decided as the projection decides it: by its union's first form that is not null, then items.
 */
export const cutOf = (schema: JSONSchema | undefined): Cut => {
  if (typeof schema !== 'object') return noCut;
  if (schema.anyOf) return cutOf(schema.anyOf.find((form) => typeof form === 'object' && form.type !== 'null'));
  if (schema.items) {
    const item = Array.isArray(schema.items) ? noCut : cutOf(schema.items as JSONSchema);
    return item.kind === 'none' ? noCut : { kind: 'items', item };
  }
  if (!schema.properties) return noCut;
  return {
    kind: 'properties',
    parts: new Map(Object.entries(partsOf(schema)).map(([key, part]) => [key, cutOf(part)])),
  };
};

/** What is left of a value. */
export const applyCut = (cut: Cut, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || cut.kind === 'none') return value;
  if (cut.kind === 'items') return Array.isArray(value) ? value.map((item) => applyCut(cut.item, item)) : value;
  const entries = Object.entries(value).filter(([key, own]) => own !== null && own !== undefined && cut.parts.has(key));
  // The projection looks for names only, and finds none in a list that has items.
  if (Array.isArray(value) && value.length === 0) return value;
  return Object.fromEntries(entries.map(([key, own]) => [key, applyCut(cut.parts.get(key) ?? noCut, own)]));
};
