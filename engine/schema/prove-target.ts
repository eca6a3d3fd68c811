import type { JSONSchema } from 'json-schema-to-ts';
import { type Failure, fail, firstFailure, type Proof, type TypedPair } from './proof.ts';
import { proveItems, proveProperties } from './prove-parts.ts';
import { proveNumber, proveText } from './prove-scalar.ts';
import { followRef, foreignKeywords, isEqual, type JsonType, typesOf } from './schema.ts';
import { nameType, say } from './words.ts';

/** Proves everything that a target requires of a source of one type. */
export const proveTarget = (pair: TypedPair, type: JsonType, proof: Proof, hops: number): Failure | undefined => {
  const { target, cut } = pair;
  // The projection takes a list for an object without names.
  if (type === 'array' && cut.kind === 'properties') return fail(pair, proof, 'it may be a list');
  return firstFailure([
    () => proveType(pair, type, proof),
    () =>
      target.enum || Object.hasOwn(target, 'const') ? fail(pair, proof, `it may not be ${say(target)}`) : undefined,
    () => proveForeign(pair, type, proof),
    () => proveForms(pair, type, proof, hops),
    () => {
      if (target.$ref === undefined) return undefined;
      const followed = followRef(target.$ref, proof.targetRoot);
      return followed === undefined
        ? fail(pair, proof, `it cannot be proven: "${target.$ref}" leads to nothing here`)
        : proof.prove({ ...pair, target: followed }, hops + 1);
    },
    () => proveByType(pair, type, proof, hops),
  ]);
};

const proveType = (pair: TypedPair, type: JsonType, proof: Proof): Failure | undefined => {
  const wanted = typesOf(pair.target);
  if (!wanted || wanted.includes(type) || (type === 'integer' && wanted.includes('number'))) return undefined;
  return fail(pair, proof, `it may be ${nameType(type)}`);
};

const proveByType = (pair: TypedPair, type: JsonType, proof: Proof, hops: number): Failure | undefined => {
  switch (type) {
    case 'string':
      return proveText(pair, proof);
    case 'number':
    case 'integer':
      return proveNumber(pair, proof);
    case 'array':
      return proveItems(pair, proof, hops);
    case 'object':
      return proveProperties(pair, proof, hops);
    default:
      return undefined;
  }
};

/** What these mean depends on the keywords next to them. */
const contextual = new Set([
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'minContains',
  'maxContains',
  '$dynamicRef',
  '$recursiveRef',
]);

/**
 * A keyword that is not understood holds where the source has the very same, and the value is as the source gave it.
 */
const proveForeign = (pair: TypedPair, type: JsonType, proof: Proof): Failure | undefined => {
  const { source, target, cut } = pair;
  const whole = type === 'array' ? cut.kind !== 'items' : type !== 'object' || cut.kind !== 'properties';
  const given = source as Readonly<Record<string, unknown>>;
  const wanted = target as Readonly<Record<string, unknown>>;
  const open = foreignKeywords(target).find(
    (key) =>
      !whole ||
      contextual.has(key) ||
      !Object.hasOwn(given, key) ||
      !isEqual(given[key], wanted[key]) ||
      (key === 'contains' && Object.hasOwn(given, 'minContains')) ||
      (String(JSON.stringify(wanted[key])).includes('"$ref"') && !isEqual(proof.sourceRoot, proof.targetRoot)),
  );
  return open === undefined ? undefined : fail(pair, proof, `it cannot be proven: "${open}" is not known to hold`);
};

const proveForms = (pair: TypedPair, type: JsonType, proof: Proof, hops: number): Failure | undefined => {
  const { anyOf, oneOf, allOf } = pair.target;
  const within = (form: JSONSchema): Failure | undefined => proof.prove({ ...pair, target: form }, hops);
  return firstFailure([
    ...(allOf ?? []).map((form) => () => within(form)),
    () => (anyOf ? proveSome(anyOf, within) : undefined),
    () => {
      if (!oneOf) return undefined;
      // Exactly one: the other forms must be of other types.
      const possible = oneOf.filter((form) => mayBe(form, type));
      const [only] = possible;
      if (possible.length > 1) return fail(pair, proof, 'it cannot be proven: more than one form of "oneOf" may fit');
      return only === undefined ? proveSome(oneOf, within) : within(only);
    },
  ]);
};

const mayBe = (form: JSONSchema, type: JsonType): boolean => {
  if (typeof form === 'boolean') return form;
  const types = typesOf(form);
  return !types || types.some((one) => one === type || (isNumeric(one) && isNumeric(type)));
};

const isNumeric = (type: JsonType): boolean => type === 'number' || type === 'integer';

/** One form takes all. The failure is that of the form that came furthest; its values refute only all of them. */
const proveSome = (
  forms: readonly JSONSchema[],
  within: (form: JSONSchema) => Failure | undefined,
): Failure | undefined => {
  const failures: Failure[] = [];
  for (const form of forms) {
    const failure = within(form);
    if (!failure) return undefined;
    failures.push(failure);
  }
  const [furthest] = failures.toSorted((a, b) => b.path.length - a.path.length);
  return furthest && { ...furthest, values: () => failures.flatMap((failure) => failure.values()) };
};
