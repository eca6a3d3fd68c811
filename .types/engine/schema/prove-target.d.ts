import { type Failure, type Proof, type TypedPair } from './proof.ts';
import { type JsonType } from './schema.ts';
/** Proves all that a target asks of a source of one type. */
export declare const proveTarget: (pair: TypedPair, type: JsonType, proof: Proof, hops: number) => Failure | undefined;
