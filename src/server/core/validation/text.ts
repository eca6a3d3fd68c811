import { type ContentProblem, joinPath } from './problem.ts';

/** A document with every text in it trimmed and in Unicode NFC, with `\n` as its line break. */
export const normaliseTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC').replaceAll('\r\n', '\n').trim();
  if (Array.isArray(value)) return value.map(normaliseTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normaliseTexts(inner)]));
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
