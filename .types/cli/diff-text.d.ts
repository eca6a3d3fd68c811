import type { Change } from '#engine/diff/change.ts';
import type { SchoolLosses } from '#server/domains/themes/index.ts';
/** One side of a diff, as it is called. */
export interface DiffSide {
    readonly themeId: number;
    readonly slug: string;
    readonly version: string;
    readonly file: string;
}
/** A diff, as `--format json` prints it. */
export interface ThemeDiff {
    readonly from: DiffSide;
    readonly to: DiffSide;
    readonly changes: readonly Change[];
    /** With `--all-schools`: every school that uses the first theme. */
    readonly schools?: readonly SchoolLosses[];
}
/** A diff for people: a block an area, then what the schools would lose. */
export declare const diffText: ({ from, to, changes, schools }: ThemeDiff) => string;
