import { isAbove, isBelow, rangeOf } from './numbers.ts';
import { type Failure, fail, firstFailure, type Proof, type TypedPair } from './proof.ts';

/** Proves the length and format of a text. */
export const proveText = (pair: TypedPair, proof: Proof): Failure | undefined => {
  const { minLength = 0, maxLength = Infinity, format } = pair.source;
  const { target } = pair;
  const shortest = target.minLength ?? 0;
  const maxChars = target.maxLength ?? Infinity;
  const text = (length: number): string[] => ['a'.repeat(Math.min(length, 100_000))];
  return firstFailure([
    () =>
      minLength < shortest
        ? fail(pair, proof, `it may be shorter than ${characters(shortest)}`, text(minLength))
        : undefined,
    () =>
      maxLength > maxChars
        ? fail(
            pair,
            proof,
            `it may be longer than ${characters(maxChars)}`,
            text(Math.min(Math.max(maxChars + 1, minLength), maxLength)),
          )
        : undefined,
    () =>
      target.format !== undefined && format !== target.format
        ? fail(pair, proof, `it need not have the format "${target.format}"`)
        : undefined,
  ]);
};

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);

/** Proves the range of a number. */
export const proveNumber = (pair: TypedPair, proof: Proof): Failure | undefined => {
  const integer = pair.source.type === 'integer';
  const given = rangeOf(pair.source, integer);
  const { low, high } = rangeOf(pair.target, false);
  // Between the two ends, and just outside of the wanted ones.
  const step = integer ? 1 : 0.5;
  const values = [low.value - step, low.value, high.value + step, high.value];
  const middle = [(given.low.value + low.value) / 2, (given.high.value + high.value) / 2];
  const finite = [...values, ...middle].filter((value) => Number.isFinite(value));
  return firstFailure([
    () =>
      isAbove(given, low)
        ? undefined
        : fail(pair, proof, `it may be ${low.open ? 'no more' : 'less'} than ${low.value}`, finite),
    () =>
      isBelow(given, high)
        ? undefined
        : fail(pair, proof, `it may be ${high.open ? 'no less' : 'more'} than ${high.value}`, finite),
  ]);
};
