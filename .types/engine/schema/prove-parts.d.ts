import { type Failure, type Proof, type TypedPair } from './proof.ts';
/** Proves the items of a list. */
export declare const proveItems: (pair: TypedPair, proof: Proof, hops: number) => Failure | undefined;
/** Proves the properties of an object: those that the target names, those it requires, and the others. */
export declare const proveProperties: (pair: TypedPair, proof: Proof, hops: number) => Failure | undefined;
