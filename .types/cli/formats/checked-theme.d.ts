import type { Problem } from '#engine/index.ts';
/** What a check says of one theme. */
export interface CheckedTheme {
    /** Its file as people are shown it. */
    readonly shown: string;
    /** The text that the findings stand in. */
    readonly text: string;
    /** Whether nothing was found at the fail level or above it. */
    readonly ok: boolean;
    readonly findings: readonly Problem[];
    readonly ignored: number;
    /** What `--fix` mended, with the places of the text as it was then. */
    readonly fixed: readonly Problem[];
}
/** All themes of one check in one of its formats, as it is printed. */
export type CheckFormat = (themes: readonly CheckedTheme[]) => string;
