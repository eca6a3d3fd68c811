import { type Failure, type Proof, type TypedPair } from './proof.ts';
/** Proves the length and format of a text. */
export declare const proveText: (pair: TypedPair, proof: Proof) => Failure | undefined;
/** Proves the range of a number. */
export declare const proveNumber: (pair: TypedPair, proof: Proof) => Failure | undefined;
