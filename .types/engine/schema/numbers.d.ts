import type { SchemaObject } from './schema.ts';
/** One end of a range: its value, and whether the value itself lies outside. */
export interface Bound {
    readonly value: number;
    readonly open: boolean;
}
export interface Range {
    readonly low: Bound;
    readonly high: Bound;
}
/** The range of a number schema; for integers both ends are integers that lie inside. */
export declare const rangeOf: (schema: SchemaObject, integer: boolean) => Range;
/** Whether every number of the range is at least the bound. */
export declare const isAbove: ({ low }: Range, bound: Bound) => boolean;
/** Whether every number of the range is at most the bound. */
export declare const isBelow: ({ high }: Range, bound: Bound) => boolean;
/** Whether a number lies in the range. */
export declare const isWithin: (value: number, { low, high }: Range) => boolean;
/** All integers of a small range, or undefined where there are many. */
export declare const integersOf: ({ low, high }: Range) => readonly number[] | undefined;
