/**
 * A number from 0 (included) to 1 (not included) that a key always gives, on every machine: mulberry32's first output.
 * Keys are paths, so that a field keeps its value when its neighbours change.
 */
export declare const chanceOf: (key: string) => number;
/** A whole number from `low` to `high`, both included. */
export declare const wholeOf: (key: string, low: number, high: number) => number;
/** One of a list that has at least one item. */
export declare const oneOf: <T>(key: string, list: readonly T[]) => T;
/** As `oneOf`, but each index takes the next, so that neighbours differ. */
export declare const nextOf: <T>(key: string, index: number, list: readonly T[]) => T;
