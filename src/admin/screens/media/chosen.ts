import { maxAtOnce } from '#schemas/records/media-bulk.ts';

/** What is chosen of the library, by id, in the order that it was. */
export type Chosen = ReadonlySet<number>;

export const nothing: Chosen = new Set();

/** One more, or one less; no more than can be changed at once. */
export const toggled = (chosen: Chosen, id: number): Chosen => {
  const next = new Set(chosen);
  if (!next.delete(id) && next.size < maxAtOnce) next.add(id);
  return next;
};

/** With those too, as far as they can be changed at once. */
export const withThese = (chosen: Chosen, ids: readonly number[]): Chosen => {
  const next = new Set(chosen);
  for (const id of ids) if (next.size < maxAtOnce) next.add(id);
  return next;
};

/** The places between two, both included, the nearest to the first where there are too many. */
export const placesBetween = (from: number, to: number): { readonly first: number; readonly last: number } =>
  from <= to
    ? { first: from, last: Math.min(to, from + maxAtOnce - 1) }
    : { first: Math.max(to, from - maxAtOnce + 1), last: from };
