/** What a page says of itself. */
export interface Measured {
    readonly headings: number;
    /** The keys of the sections that stand, in their order. */
    readonly sections: readonly string[];
    /** Pixels that the page can be scrolled sideways. */
    readonly sideways: number;
    /** What stands out of the right or left edge, innermost ones. */
    readonly wide: readonly string[];
    readonly shift: number;
    readonly shifted: readonly string[];
}
/** Runs before anything of a page does: notes what moves by itself, and says breaches of the content policy. */
export declare const watchPage: () => void;
/**
 * Puts another state into the open page: its body and style, its attributes, and the loader as if the page were new.
 * The style is a constructed one, since the policy names the hash of the style that came with the document.
 */
export declare const swapPage: ({ path, turn }: {
    readonly path: string;
    readonly turn: number;
}) => Promise<void>;
/**
 * Lays out what a page leaves for later, and waits until fonts and the pictures that are being fetched are there, and
 * what they moved is drawn; at most 5 s.
 */
export declare const settle: () => Promise<void>;
/** Scrolls through the first `depth` pixels of the page and back: what loads late has loaded afterwards. */
export declare const readThrough: (depth: number) => Promise<void>;
/** Measures the page as it stands. */
export declare const measurePage: () => Measured;
/** How tall the page is, and where these sections begin and end: all of the page, where none of them stands. */
export declare const measureFocus: (keys: readonly string[]) => {
    full: number;
    top: number;
    bottom: number;
};
