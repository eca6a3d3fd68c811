import type { Color } from '#schemas/theme/tokens.ts';
/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];
/** A colour as a browser paints it: whole steps of 8 bits, and how much of it covers what is behind, 0 to 1. */
export interface Rgba {
    readonly rgb: Rgb;
    readonly alpha: number;
}
export declare const white: Rgb;
export declare const black: Rgb;
export declare const roundRgb: ([red, green, blue]: Rgb) => Rgb;
/** A token's `$value` as it is painted. */
export declare const rgbaOf: ({ components, alpha }: Color) => Rgba;
/** A colour from `#rrggbb`, or from `rgb(r g b / a)` as `cssColor` writes it. Undefined for anything else. */
export declare const parseColor: (css: string) => Rgba | undefined;
export declare const hexOf: (rgb: Rgb) => string;
/** A colour as the `$value` of a token, four decimals as the built-in themes have them. */
export declare const colorOf: (rgb: Rgb) => Color;
