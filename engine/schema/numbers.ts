import type { SchemaObject } from './schema.ts';

/** One end of a range: its value, and whether the value itself lies outside. */
export interface Bound {
  readonly value: number;
  readonly open: boolean;
}

export interface Range {
  readonly low: Bound;
  readonly high: Bound;
}

const tightest = (bounds: readonly Bound[], sign: 1 | -1): Bound =>
  bounds.reduce((a, b) => (sign * b.value > sign * a.value || (b.value === a.value && b.open) ? b : a));

/** The range of a number schema; for integers both ends are integers that lie inside. */
export const rangeOf = (schema: SchemaObject, integer: boolean): Range => {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = schema;
  const low = tightest(
    [
      { value: minimum, open: false },
      { value: exclusiveMinimum, open: Number.isFinite(exclusiveMinimum) },
    ],
    1,
  );
  const high = tightest(
    [
      { value: maximum, open: false },
      { value: exclusiveMaximum, open: Number.isFinite(exclusiveMaximum) },
    ],
    -1,
  );
  if (!integer) return { low, high };
  return {
    low: { value: low.open ? Math.floor(low.value) + 1 : Math.ceil(low.value), open: false },
    high: { value: high.open ? Math.ceil(high.value) - 1 : Math.floor(high.value), open: false },
  };
};

/** Whether every number of the range is at least the bound. */
export const isAbove = ({ low }: Range, bound: Bound): boolean =>
  low.value > bound.value || (low.value === bound.value && (low.open || !bound.open));

/** Whether every number of the range is at most the bound. */
export const isBelow = ({ high }: Range, bound: Bound): boolean =>
  high.value < bound.value || (high.value === bound.value && (high.open || !bound.open));

/** Whether a number lies in the range. */
export const isWithin = (value: number, { low, high }: Range): boolean =>
  (low.open ? value > low.value : value >= low.value) && (high.open ? value < high.value : value <= high.value);

const max = 32;

/** All integers of a small range, or undefined if there are many. */
export const integersOf = ({ low, high }: Range): readonly number[] | undefined =>
  high.value - low.value < max
    ? Array.from({ length: Math.max(0, high.value - low.value + 1) }, (_, i) => low.value + i)
    : undefined;
