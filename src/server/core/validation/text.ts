import type { JSONSchema } from 'json-schema-to-ts';
import { type ContentProblem, joinPath } from './problem.ts';

/** A text on one line: each run of white space, line breaks among it, is one space. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * A document with every text in it trimmed and in Unicode NFC. A text that its schema gives no format is put on one
 * line; others, such as `multiline` ones, and those that the schema does not name have `\n` as their line break. Texts
 * that are several times as long as their schema takes are left as they are.
 */
export const normaliseTexts = <T>(value: T, schema?: JSONSchema): T =>
  normalise(value, isShape(schema) ? [schema] : []) as T;

/** As much of a schema as says how its texts are written. */
interface Shape {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly maxLength?: unknown;
  readonly properties?: unknown;
  readonly additionalProperties?: unknown;
  readonly items?: unknown;
  readonly anyOf?: unknown;
}

const isShape = (schema: unknown): schema is Shape => typeof schema === 'object' && schema !== null;

/** As much shorter as NFC makes a text: three marks and their letter may be one character. */
const mostShrinking = 4;

/** Whether a text is too long for each of its shapes in any form, so that there is nothing to gain from giving it one. */
const isBeyond = (text: string, shapes: readonly Shape[]): boolean => {
  const texts = shapes.filter(({ type }) => [type].flat().includes('string'));
  return (
    texts.length > 0 &&
    texts.every(({ maxLength }) => typeof maxLength === 'number' && text.length > mostShrinking * maxLength)
  );
};

/** `shapes` are those that may hold for the value. */
const normalise = (value: unknown, shapes: readonly Shape[]): unknown => {
  const all = shapes.flatMap((shape) => [shape, ...(Array.isArray(shape.anyOf) ? shape.anyOf.filter(isShape) : [])]);
  if (typeof value === 'string') {
    if (isBeyond(value, all)) return value;
    const text = value.normalize('NFC');
    const isLine = all.length > 0 && all.every(({ format }) => format === undefined);
    return isLine ? oneLine(text) : text.replaceAll('\r\n', '\n').trim();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = all.map((shape) => shape.items).filter(isShape);
    return value.map((inner) => normalise(inner, items));
  }
  const fields = all.map(({ properties, additionalProperties }) => ({
    known: new Map(isShape(properties) ? Object.entries(properties) : []),
    others: additionalProperties,
  }));
  const shapesOf = (key: string) => fields.map(({ known, others }) => known.get(key) ?? others).filter(isShape);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normalise(inner, shapesOf(key))]));
};

/**
 * Texts with a control character or half a surrogate pair, and endless numbers: neither pages nor the database can hold
 * them.
 */
export const findBadTexts = (value: unknown, path = '', field = ''): ContentProblem[] => {
  if (typeof value === 'string') {
    const bad = /(?![\t\n])[\p{Cc}\p{Cs}]/u.exec(value)?.[0];
    if (bad === undefined) return [];
    const actual = `U+${bad.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return [{ path, field, message: 'Remove the invisible control character.', actual }];
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    return [{ path, field, message: 'This number is too large.' }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => findBadTexts(inner, joinPath(path, index), field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findBadTexts(inner, joinPath(path, key), key));
};
