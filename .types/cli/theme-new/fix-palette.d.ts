import type { ContrastPair } from '#engine/section.ts';
import type { Rgb } from '#engine/tokens/rgba.ts';
/**
 * Moves colours, by token path, to the nearest ones that meet every pair. The hover colour follows the primary. Colours
 * that no change of lightness can help are an error of the palette, not of who chose the seed.
 */
export declare const fixPalette: (colors: ReadonlyMap<string, Rgb>, pairs: readonly ContrastPair[]) => ReadonlyMap<string, Rgb>;
