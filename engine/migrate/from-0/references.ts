import { isObject, MigrationFault } from '../migration.ts';

type Place = readonly (string | number)[];

const reference = /^\{\{\s*([A-Za-z][A-Za-z0-9_.-]*)\s*(?:\?\?(.*))?\}\}$/s;

/**
 * `"{{ site.phone ?? null }}"` as the binding it stood for, `{ ref, fallback }`; undefined if the value is no
 * reference. One inside of a longer text has no counterpart: since format 1 such a text comes from data or `locales`.
 */
export const readReference = (value: unknown, place: Place): { ref: string; fallback?: unknown } | undefined => {
  if (typeof value !== 'string' || !value.includes('{{')) return undefined;
  const [, ref, fallback] = reference.exec(value) ?? [];
  if (ref === undefined) {
    throw new MigrationFault(place, `${JSON.stringify(value)} mixes a text and a reference. Bind the whole value.`);
  }
  return fallback === undefined ? { ref } : { ref, fallback: parseFallback(fallback.trim(), place) };
};

const parseFallback = (text: string, place: Place): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new MigrationFault(place, `The fallback ${text} is not a JSON value.`);
  }
};

/** A value in which no reference is left. Errors: `MigrationFault` where one stands deeper than bindings reach. */
export const requireLiteral = (value: unknown, place: Place): unknown => {
  if (Array.isArray(value)) for (const [at, item] of value.entries()) requireLiteral(item, [...place, at]);
  else if (isObject(value)) for (const [key, item] of Object.entries(value)) requireLiteral(item, [...place, key]);
  else if (readReference(value, place)) throw new MigrationFault(place, 'Only a whole prop can be bound to data.');
  return value;
};
