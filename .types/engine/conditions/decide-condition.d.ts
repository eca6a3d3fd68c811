import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
/** Three values: `unknown` stands for a ref on a source that failed. It is never taken for true. */
export type Truth = true | false | 'unknown';
/** What a ref gives: its value (undefined where absent), or that its source failed. */
export type Resolved = {
    readonly known: true;
    readonly value: unknown;
} | {
    readonly known: false;
};
export type Resolve = (ref: string) => Resolved;
/** The condition as an "and" of "or"s, which is what every `when` of the format comes to. */
export declare const clausesOf: (when: Condition) => readonly (readonly Leaf[])[];
/** `null`, `undefined`, `""`, `[]` and `{}` are absent; 0 and false are not. */
export declare const isAbsent: (value: unknown) => boolean;
export interface ConditionResult {
    readonly truth: Truth;
    /** The leaf that decided a false or unknown outcome. */
    readonly leaf?: Leaf;
}
/** Kleene's strong three-valued logic over the clauses: false beats unknown beats true in "and". */
export declare const decideCondition: (clauses: readonly (readonly Leaf[])[], resolve: Resolve) => ConditionResult;
