export interface Sheet {
    readonly w: number;
    readonly h: number;
}
/** A sky from one tone down to another. */
export declare const sky: ({ w, h }: Sheet, top: string, foot: string) => string;
/** A sun or moon in its own light. */
export declare const disc: (x: number, y: number, r: number, colour: string) => string;
interface Slope extends Sheet {
    /** Height of the crest as a fraction of the sheet, at the left and at the right. */
    readonly from: number;
    readonly to: number;
    readonly rise: number;
    readonly seed: number;
}
/** The height of a slope's crest over a point. */
export declare const crestAt: ({ w, h, from, to, rise, seed }: Slope, x: number) => number;
/** A hill from its crest to the foot of the sheet, paler towards its foot as mist gathers there. */
export declare const slope: (options: Slope & {
    fill: string;
    foot?: string;
}) => string;
/** The lines of a map, or of tea terraces, on a hill. */
export declare const terraces: (options: Slope & {
    stroke: string;
    count: number;
    gap: number;
    width?: number;
}) => string;
/** A bank of mist across the sheet. */
export declare const mist: ({ w }: Sheet, y: number, depth: number, colour?: string, strength?: number) => string;
/** A fir in four tiers, with one side in the light. */
export declare const fir: (x: number, y: number, h: number, dark: string, light: string) => string;
/** A row of firs along a slope's crest. */
export declare const firs: (options: Slope & {
    count: number;
    size: number;
    dark: string;
    light: string;
    sink?: number;
    only?: readonly [number, number];
}) => string;
/** A broad tree of the wet forest: a stem that forks, and a crown of flat clouds. */
export declare const broad: (x: number, y: number, h: number, tones: readonly [string, string, string], seed: number) => string;
/** A leaf with its veins, as if held against the light. */
export declare const veinedLeaf: (options: {
    x: number;
    y: number;
    l: number;
    turn: number;
    fill: string;
    vein: string;
}) => string;
/** Stars over the upper part of a sheet. */
export declare const stars: ({ w, h }: Sheet, count: number, seed: number) => string;
export {};
