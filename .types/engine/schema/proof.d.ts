import type { JSONSchema } from 'json-schema-to-ts';
import type { Cut } from './cut.ts';
import type { SchemaObject, ValuePath } from './schema.ts';
import type { Formats } from './takes.ts';
/** One step of a proof: every value of `source`, cut, is to fit `target`. */
export interface Pair {
    readonly source: JSONSchema;
    readonly target: JSONSchema;
    readonly cut: Cut;
    /** The value is there: null has been left out. */
    readonly present: boolean;
}
/** A pair whose source is an object schema of one type. */
export interface TypedPair extends Pair {
    readonly source: SchemaObject;
    readonly target: SchemaObject;
}
export interface Proof {
    readonly sourceRoot: JSONSchema;
    readonly targetRoot: JSONSchema;
    readonly formats: Formats;
    /** Proves a smaller pair. `hops`: how many refs have been followed on the way. */
    prove(pair: Pair, hops: number): Failure | undefined;
}
/** Why a pair was not proven. */
export interface Failure {
    readonly path: ValuePath;
    /** A half sentence about the value at the path: `it may be null`. */
    readonly why: string;
    readonly source: JSONSchema;
    readonly target: JSONSchema;
    /** Values of the source that are likely to refute, the plainest first. Most failures are of a form that another outdoes: theirs are never made. */
    values(): readonly unknown[];
}
export declare const fail: ({ source, target, present }: Pair, { sourceRoot }: Proof, why: string, values?: readonly unknown[]) => Failure;
/** A failure under a key, seen from the object. */
export declare const underKey: (failure: Failure, key: string, source: SchemaObject, { sourceRoot }: Proof) => Failure;
/** A failure of an item, seen from the list. */
export declare const inList: (failure: Failure, { minItems }: SchemaObject) => Failure;
/** The first failure of several claims that must all hold. */
export declare const firstFailure: (claims: Iterable<() => Failure | undefined>) => Failure | undefined;
