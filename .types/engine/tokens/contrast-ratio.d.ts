import { type Rgb, type Rgba } from './rgba.ts';
/** A channel of 0 to 255 with the transfer curve taken off, 0 to 1 (WCAG 2.2, relative luminance). */
export declare const linearOf: (channel: number) => number;
export declare const luminance: ([red, green, blue]: Rgb) => number;
/** The contrast ratio of two opaque colours, 1 to 21, the same both ways round. */
export declare const contrastRatio: (one: Rgb, other: Rgb) => number;
/** What is seen of a colour over an opaque one: mixed in sRGB, as browsers do. */
export declare const over: ({ rgb, alpha }: Rgba, backdrop: Rgb) => Rgb;
/**
 * The least contrast of a text on a surface. A translucent surface lies over a picture, whose colours are anything
 * between black and white. A translucent text is taken as it is seen on an opaque surface; on a scrim nothing is sure.
 */
export declare const leastRatio: (text: Rgba, surface: Rgba) => number;
/** A ratio for people, cut off and not rounded: 4.499 is no 4.5. */
export declare const showRatio: (ratio: number) => string;
