export interface Tree {
    readonly x: number;
    /** Where the trunk meets the ground. */
    readonly y: number;
    readonly h: number;
    readonly seed: number;
    readonly light?: readonly [number, number];
}
/** The flame tree: an umbrella wider than it is tall, ferny green below, red above. */
export declare function gulmohar(tree: Tree & {
    bloom?: number;
}): string;
/** One hanging flower chain of the golden shower tree: full at the top, buds at the tip. */
export declare function flowerChain(x: number, y: number, length: number, seed: number, size?: number): string;
/** The golden shower tree, hung with yellow chains. */
export declare function amaltas(tree: Tree & {
    chains?: number;
}): string;
/** Neem: a tall round crown of fine drooping leaflets. */
export declare function neem(tree: Tree & {
    tones?: readonly string[];
}): string;
/** A dim grove along a horizon. */
export declare function grove(options: {
    x: number;
    y: number;
    w: number;
    h: number;
    colour: string;
    seed: number;
}): string;
