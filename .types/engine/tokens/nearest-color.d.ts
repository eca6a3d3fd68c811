import { type Oklch } from './oklab.ts';
import { type Rgb } from './rgba.ts';
/** What a colour must hold against another one. */
export interface Demand {
    readonly against: Rgb;
    readonly min: number;
}
export declare const meets: (rgb: Rgb, demands: readonly Demand[]) => boolean;
/** The colour at this lightness with the hue, and the chroma as far as sRGB goes, in whole steps of 8 bits. */
export declare const atLightness: (color: Oklch, l: number) => Rgb;
/**
 * The colour nearest to this one that meets every demand: the smallest change of OKLab lightness, lighter or darker,
 * hue kept and chroma as far as sRGB goes. Undefined where no lightness meets them all.
 */
export declare const nearestColor: (rgb: Rgb, demands: readonly Demand[]) => Rgb | undefined;
