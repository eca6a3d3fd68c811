import { type Rgb } from '#engine/tokens/rgba.ts';
import type { Palette } from './palette.ts';
/** The tokens of a new theme: the palette's colours as they were mended, and measures of our own. */
export declare const tokensOf: (palette: Palette, colors: ReadonlyMap<string, Rgb>) => object;
