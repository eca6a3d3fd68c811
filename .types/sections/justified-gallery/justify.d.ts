/**
 * Lays shapes (width by height) into rows of one height each. Each comes back with its share of its row's width and
 * how many stand there with it, so that a style sheet can give it its exact room between the gaps.
 */
export declare const justify: (ratios: readonly number[]) => {
    readonly share: number;
    readonly count: number;
}[];
