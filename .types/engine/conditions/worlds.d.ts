import type { Leaf } from '#schemas/theme/conditions.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import { type Resolve } from './decide-condition.ts';
interface Options {
    /** Whether sources may fail as well; without it, every source has answered. */
    readonly failures: boolean;
}
/**
 * Every way the refs of some leaves can turn out together, as far as the leaves can tell, in each of the templates.
 * What holds in all of these holds at every visit. Undefined where they are too many, or where a template lacks a ref.
 */
export declare const worldsOf: (leaves: readonly Leaf[], scopes: readonly RefScope[], options?: Options) => readonly Resolve[] | undefined;
/** The data entry that a ref reads. */
export declare const dataIdOf: (ref: string) => string | undefined;
export {};
