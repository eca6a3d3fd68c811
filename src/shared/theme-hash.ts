import { createHash } from 'node:crypto';

/**
 * The content address of a theme: sha256, hexadecimal, of its JSON without white space and with sorted keys. The
 * order of keys is nothing that a version could differ in: the database does not keep it.
 */
export const themeHash = (document: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(document)))
    .digest('hex');

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};
