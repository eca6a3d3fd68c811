import type { Import } from './graph.ts';
/** An arrow between two direct children of a folder, with an import that makes it. */
export interface Arrow {
    readonly from: string;
    readonly to: string;
    readonly example: Import;
    /** How many imports make it. */
    readonly count: number;
}
/** A ring among the direct children of a folder: each arrow starts where the one before it ends. */
export interface Cycle {
    readonly folder: string;
    readonly arrows: readonly Arrow[];
}
/** Of each folder in which files or folders import each other in a ring, one of the shortest rings. */
export declare const findCycles: (imports: readonly Import[]) => readonly Cycle[];
