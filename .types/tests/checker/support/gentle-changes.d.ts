import type { Theme } from '#schemas/theme/theme.ts';
/** A number from 0 to below `n`. */
export type Roll = (n: number) => number;
export interface Mutant {
    readonly theme: Theme;
    /** The template that was changed. */
    readonly template: string;
    /** What was done, for whoever reads a failure. */
    readonly done: readonly string[];
}
/** A copy of a theme with one to four changes of the kind that a theme may well bear. */
export declare const gentlyChanged: (seed: Theme, roll: Roll) => Mutant;
