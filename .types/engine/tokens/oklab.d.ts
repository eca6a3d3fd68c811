import type { Rgb } from './rgba.ts';
/** OKLab in polar form (Björn Ottosson, 2020): lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
    readonly l: number;
    readonly c: number;
    readonly h: number;
}
export declare const oklchOf: (rgb: Rgb) => Oklch;
/** The sRGB colour of this lightness and hue, with as much of the chroma as sRGB has there. Not rounded. */
export declare const rgbOfOklch: ({ l, c, h }: Oklch) => Rgb;
