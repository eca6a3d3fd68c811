import type { Problem } from '../problem.ts';
export interface AppliedFixes {
    readonly text: string;
    /** The findings whose fix is in the text. */
    readonly fixed: readonly Problem[];
}
/** Applies the fixes of findings to the text that they were found in. Of two that overlap, the first is applied. */
export declare const applyFixes: (text: string, problems: readonly Problem[]) => AppliedFixes;
/** Checks and mends a text by turns, until nothing is left that has a fix. */
export declare const fixText: (text: string, check: (text: string) => readonly Problem[]) => AppliedFixes;
