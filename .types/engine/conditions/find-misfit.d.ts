import type { Leaf } from '#schemas/theme/conditions.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import type { Path } from '../text/document.ts';
/** What of a leaf its ref can never be compared with. */
export interface Misfit {
    /** From the leaf. */
    readonly path: Path;
    readonly message: string;
    readonly expected: string;
    readonly actual: string;
    /** The texts that would be right, where they are a closed set. */
    readonly candidates: readonly string[];
    /** The text that is none of them. */
    readonly word?: string;
}
/**
 * The first operand of a leaf, or its op, that lies outside of what the ref is in every one of the templates; undefined
 * where all fit. A threshold that is never or always reached is no misfit.
 */
export declare const findMisfit: (leaf: Leaf, scopes: readonly RefScope[]) => Misfit | undefined;
