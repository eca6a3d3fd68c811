import { type Clauses, type Part } from './clauses.ts';
import { type Resolve, type Truth } from './decide-condition.ts';
/** A part that changes nothing, and why: a sentence. */
export interface Redundancy extends Part {
    readonly reason: string;
}
/**
 * What holds of a condition in all of its worlds. `never`: `clauses` are the fewest that cannot be true together.
 * `redundant`: parts that can all be taken out together, of neither a never nor an always.
 */
export type Proof = {
    readonly kind: 'never';
    readonly clauses: readonly number[];
} | {
    readonly kind: 'always';
} | {
    readonly kind: 'redundant';
    readonly parts: readonly Redundancy[];
} | {
    readonly kind: 'depends';
};
type Worlds = readonly Resolve[];
export declare const truthIn: (clauses: Clauses, world: Resolve) => Truth;
export declare const isNever: (clauses: Clauses, worlds: Worlds) => boolean;
/** Sound for the worlds it is given, and complete for them. */
export declare const proveCondition: (clauses: Clauses, worlds: Worlds) => Proof;
export {};
