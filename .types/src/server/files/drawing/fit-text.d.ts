import type { Outlines } from './outlines.ts';
interface FitOptions {
    readonly text: string;
    readonly outlines: Pick<Outlines, 'width'>;
    /** Pixels. */
    readonly width: number;
    /** Descending, in pixels: the first at which the text fits is taken. */
    readonly sizes: readonly number[];
    readonly maxLines: number;
    /** Pixels that all lines together may take, each as high as it is large. */
    readonly height?: number;
}
/** A text in lines, as large as it fits; at the smallest size what is too long is cut. */
export declare const fitText: ({ text, outlines, width, sizes, maxLines, height }: FitOptions) => {
    size: number;
    lines: string[];
};
export {};
