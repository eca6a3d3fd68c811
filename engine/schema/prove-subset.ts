import type { JSONSchema } from 'json-schema-to-ts';
import { applyCut, cutOf, noCut } from './cut.ts';
import { integersOf, rangeOf } from './numbers.ts';
import { type Failure, fail, firstFailure, type Pair, type Proof } from './proof.ts';
import { proveTarget } from './prove-target.ts';
import {
  anything,
  followRef,
  formsOf,
  isAnything,
  isEqual,
  type JsonType,
  jsonTypes,
  optionsOf,
  type SchemaObject,
  typesOf,
  type ValuePath,
} from './schema.ts';
import { type Formats, isElsewhere, takes } from './takes.ts';
import { witnesses } from './witness.ts';

export interface SubsetOptions {
  /**
   * Whether the value is cut down to the target before it is used, as the engine does with bound data
   * (`createProjection`): what the target does not name is gone, and so is every property that is null.
   */
  readonly projected: boolean;
  /** Whether null never arrives: the source's null forms are left out. */
  readonly present?: boolean;
  /** The formats whose texts can be checked: an enum's values are tested against them. */
  readonly formats?: Formats;
}

export type SubsetResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Where in the value. */
      readonly path: ValuePath;
      /** A half sentence about what is there: `it may be null`. */
      readonly why: string;
      /** A value of the source that the target does not take; undefined if none was found. */
      readonly counterexample: unknown;
      /** What is given and what is wanted at the path. */
      readonly source: JSONSchema;
      readonly target: JSONSchema;
    };

const maxHops = 24;
const maxSteps = 20_000;

/**
 * Proves that the target takes every value of the source. Sound: what it accepts has no counterexample, on the keywords
 * of engine/schema/schema.ts as ajv reads them. Not complete: a keyword it does not know, a recursive schema and a
 * union that only several forms together cover are rejected, then perhaps without a counterexample.
 */
export const proveSubset = (source: JSONSchema, target: JSONSchema, options: SubsetOptions): SubsetResult => {
  const { projected, present = false, formats = {} } = options;
  const cut = projected ? cutOf(target) : noCut;
  let steps = 0;
  const proof: Proof = {
    sourceRoot: source,
    targetRoot: target,
    formats,
    prove(pair, hops) {
      if (steps++ > maxSteps || hops > maxHops) return fail(pair, proof, 'it cannot be proven: it is recursive');
      return provePair(pair, proof, hops);
    },
  };
  const failure = proof.prove({ source, target, cut, present }, 0);
  if (!failure) return { ok: true };
  const refutes = (value: unknown): boolean =>
    !(present && value === null) &&
    takes(source, value, formats) === 'yes' &&
    takes(target, applyCut(cut, value), formats) === 'no';
  const { path, why } = failure;
  return {
    ok: false,
    path,
    why,
    counterexample: [...failure.values(), ...witnesses(source, { root: source, present })].find(refutes),
    source: failure.source,
    target: failure.target,
  };
};

/** Splits the source until each part is of one type, or a value. */
const provePair = (pair: Pair, proof: Proof, hops: number): Failure | undefined => {
  const { target } = pair;
  if (pair.source === false || isAnything(target)) return undefined;
  if (typeof target === 'boolean') return fail(pair, proof, 'nothing is taken here');
  if (isElsewhere(target, proof.targetRoot)) return fail(pair, proof, 'it cannot be proven: a part has an "$id"');
  if (isSame(pair, proof)) return undefined;

  const source = isKnown(pair.source, proof) ? pair.source : anything;
  if (source.$ref !== undefined) {
    const followed = followRef(source.$ref, proof.sourceRoot) ?? anything;
    return proof.prove({ ...pair, source: followed }, hops + 1);
  }
  const values = optionsOf(source);
  if (values) return proveValues(values, { ...pair, source }, proof);
  const forms = formsOf(source);
  if (forms) {
    const { anyOf: _anyOf, oneOf: _oneOf, $id: _id, ...rest } = source;
    if (!isAnything(rest) && !proof.prove({ ...pair, source: rest }, hops)) return undefined;
    return firstFailure(forms.map((form) => () => proof.prove({ ...pair, source: form }, hops)));
  }
  const types = (typesOf(source) ?? jsonTypes).filter((type) => type !== 'null' || !pair.present);
  return firstFailure(
    types.map((type) => () => {
      const { nullable: _nullable, $id: _id, ...rest } = source;
      const typed = { ...pair, source: { ...rest, type }, target };
      const few = valuesOfType(typed.source, type);
      return few ? proveValues(few, typed, proof) : proveTarget(typed, type, proof, hops);
    }),
  );
};

/** The schema itself is enough where nothing is cut off and its refs lead to the same. */
const isSame = ({ source, target, cut }: Pair, { sourceRoot, targetRoot }: Proof): boolean =>
  cut.kind === 'none' &&
  isEqual(source, target) &&
  (!JSON.stringify(source).includes('"$ref"') || isEqual(sourceRoot, targetRoot));

const isKnown = (source: JSONSchema, { sourceRoot }: Proof): source is SchemaObject =>
  typeof source === 'object' && !isElsewhere(source, sourceRoot);

const valuesOfType = (source: SchemaObject, type: JsonType): readonly unknown[] | undefined => {
  if (type === 'null') return [null];
  if (type === 'boolean') return [false, true];
  return type === 'integer' ? integersOf(rangeOf(source, true)) : undefined;
};

/** Looks at each value of a source that has few. */
const proveValues = (values: readonly unknown[], pair: Pair, proof: Proof): Failure | undefined =>
  firstFailure(
    values.map((value) => () => {
      if (pair.present && value === null) return undefined;
      if (takes(pair.source, value, proof.formats, proof.sourceRoot) === 'no') return undefined;
      const verdict = takes(pair.target, applyCut(pair.cut, value), proof.formats, proof.targetRoot);
      if (verdict === 'yes') return undefined;
      const text = JSON.stringify(value);
      return fail(
        pair,
        proof,
        verdict === 'no' ? `it may be ${text}` : `it cannot be proven: whether ${text} is taken is not known`,
        [value],
      );
    }),
  );
