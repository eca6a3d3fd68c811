import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Part } from '../../conditions/clauses.ts';
import { type Misfit } from '../../conditions/find-misfit.ts';
import { type Proof } from '../../conditions/prove-condition.ts';
import type { ThemeCondition } from './theme-conditions.ts';
/**
 * The one thing to say of a condition, so that one mistake is not said by several rules: operands that no ref has
 * come before a test for what the `site` source takes away, and that before what all worlds prove.
 */
export type Verdict = {
    readonly kind: 'misfit';
    readonly misfits: readonly Misfit[];
} | {
    readonly kind: 'normalised';
    readonly leaf: Leaf;
    readonly part: Part;
} | Proof;
/** A condition that cannot be proven `depends`; of one that has findings of its names there is no more to say. */
export declare const examineCondition: ({ when, path, scopes }: ThemeCondition) => Verdict;
