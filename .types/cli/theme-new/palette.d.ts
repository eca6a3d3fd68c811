import { type Rgb } from '#engine/tokens/rgba.ts';
/** A colour of a palette: its value, and what it stands on as text with at least this contrast. */
export interface PaletteColor {
    readonly rgb: Rgb;
    readonly on?: readonly string[];
    readonly min?: number;
}
/** By the token's name within `color`. The order is that of the theme. */
export type Palette = Readonly<Record<string, PaletteColor>>;
/**
 * A palette grown from one colour: warm or cool neutrals with a breath of its hue, the seed as the primary, a second
 * colour across the wheel, and an accent. Most pairs pass as they are; `fixPalette` sees to the rest.
 */
export declare const paletteOf: (seed: Rgb) => Palette;
/** A little darker, for the pointer over a button; of a very dark colour a little lighter. */
export declare const hoverOf: (rgb: Rgb) => Rgb;
