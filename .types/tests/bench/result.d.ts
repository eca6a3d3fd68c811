/** One figure of the benchmark: what, how much, and what it is held against. */
export interface Figure {
    readonly name: string;
    readonly value: number;
    readonly unit: string;
    /** The most it may be, where there is a bar. */
    readonly limit?: number;
    /** The least it may be, where there is such a bar. */
    readonly least?: number;
}
/** Whether a figure is on the right side of its bar. */
export declare const holds: ({ value, limit, least }: Figure) => boolean;
/** The value that this share of all are not above. */
export declare const percentile: (values: readonly number[], share: number) => number;
export declare const median: (values: readonly number[]) => number;
export declare const formatFigures: (figures: readonly Figure[]) => string;
