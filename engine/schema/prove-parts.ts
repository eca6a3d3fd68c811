import type { JSONSchema } from 'json-schema-to-ts';
import { noCut } from './cut.ts';
import { type Failure, fail, firstFailure, inList, type Proof, type TypedPair, underKey } from './proof.ts';
import { anything, isAnything, itemsOf, othersOf, partOf, partsOf } from './schema.ts';
import { takes } from './takes.ts';
import { plainest } from './witness.ts';

/** Proves the items of a list. */
export const proveItems = (pair: TypedPair, proof: Proof, hops: number): Failure | undefined => {
  const { source, target, cut } = pair;
  const { minItems = 0, maxItems = Infinity } = source;
  const list = (count: number): unknown[] => {
    const [item] = plainest(itemsOf(source), { root: proof.sourceRoot });
    return [Array.from({ length: count }, () => item)];
  };
  return firstFailure([
    () => {
      if (target.items === undefined || maxItems === 0) return undefined;
      if (Array.isArray(target.items)) return fail(pair, proof, 'it cannot be proven: "items" is a list of schemas');
      const failure = proof.prove(
        {
          source: itemsOf(source),
          target: target.items as JSONSchema,
          cut: cut.kind === 'items' ? cut.item : noCut,
          present: false,
        },
        hops,
      );
      return failure && inList(failure, source);
    },
    () =>
      minItems < (target.minItems ?? 0)
        ? fail(pair, proof, `it may have fewer items than ${target.minItems}`, list(minItems))
        : undefined,
    () =>
      maxItems > (target.maxItems ?? Infinity)
        ? fail(
            pair,
            proof,
            `it may have more items than ${target.maxItems}`,
            list(Math.min(Math.max((target.maxItems ?? 0) + 1, minItems), maxItems, 1000)),
          )
        : undefined,
  ]);
};

/** Proves the properties of an object: those that the target names, those it requires, and the others. */
export const proveProperties = (pair: TypedPair, proof: Proof, hops: number): Failure | undefined => {
  const { source, target, cut } = pair;
  const kept = cut.kind === 'properties' ? cut.parts : undefined;
  const under = (key: string, wanted: JSONSchema): Failure | undefined => {
    // What is cut off is not looked at by anyone.
    if (kept && !kept.has(key)) return undefined;
    const given = partOf(source, key);
    const step = { source: given, target: wanted, cut: kept?.get(key) ?? noCut, present: kept !== undefined };
    const failure = proof.prove(step, hops);
    return failure && underKey(failure, key, source, proof);
  };
  const named = partsOf(target);
  const wantedOthers = target.additionalProperties ?? anything;
  const others = kept ? kept.keys() : Object.keys(partsOf(source));
  return firstFailure([
    ...(target.required ?? []).map((key) => () => proveThere(pair, proof, key)),
    ...Object.entries(named).map(
      ([key, wanted]) =>
        () =>
          under(key, wanted),
    ),
    ...[...others].filter((key) => !Object.hasOwn(named, key)).map((key) => () => under(key, wantedOthers)),
    () => (kept ? undefined : proveOthers(pair, wantedOthers, proof, hops)),
  ]);
};

/** A required property is there, also when null properties and unnamed ones have been dropped. */
const proveThere = (pair: TypedPair, proof: Proof, key: string): Failure | undefined => {
  const { source, target, cut } = pair;
  const given = partOf(source, key);
  const at = (why: string, part: JSONSchema): Failure => ({
    ...fail(pair, proof, why),
    path: [key],
    values() {
      const [base = {}] = plainest(source, { root: proof.sourceRoot });
      return [base, { ...(base as object), [key]: null }];
    },
    source: part,
    target: Object.hasOwn(partsOf(target), key) ? (partsOf(target)[key] ?? anything) : anything,
  });
  if (!(source.required ?? []).includes(key)) return at('it may be absent', given);
  if (cut.kind !== 'properties') return undefined;
  if (!cut.parts.has(key)) return at('it is cut off', given);
  return takes(given, null, proof.formats, proof.sourceRoot) === 'no' ? undefined : at('it may be null', given);
};

/** The properties that the source does not name. */
const proveOthers = (
  { source, target }: TypedPair,
  wanted: JSONSchema,
  proof: Proof,
  hops: number,
): Failure | undefined => {
  if (isAnything(wanted)) return undefined;
  const taken = (key: string): boolean => Object.hasOwn(partsOf(source), key) || Object.hasOwn(partsOf(target), key);
  let key = 'other';
  while (taken(key)) key += '_';
  const failure = proof.prove({ source: othersOf(source), target: wanted, cut: noCut, present: false }, hops);
  if (!failure) return undefined;
  const whole = underKey(failure, key, source, proof);
  return wanted === false ? { ...whole, path: [], why: 'it may have further properties', source, target } : whole;
};
