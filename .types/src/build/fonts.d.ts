import { type FontMetrics } from '@capsizecss/core';
import type { FontAsset } from '#shared/assets.ts';
interface FontSource {
    /** The name themes use, first in a `fontFamily` token. */
    readonly family: string;
    readonly package: string;
    readonly weights: readonly [number, number];
    readonly metrics: FontMetrics & {
        readonly xWidthAvg: number;
    };
    /** Its Devanagari letters. Unless it has some of its own, those of Noto Sans are drawn under its name. */
    readonly devanagari?: DevanagariSource;
}
interface DevanagariSource {
    readonly package: string;
    readonly weights: readonly [number, number];
    /** How wide its text runs beside Noto Sans, which is the Devanagari font of most phones, in percent. */
    readonly width: number;
}
/** The fonts a theme may name. All are OFL-1.1, variable in weight, with the rupee sign in latin-ext. */
export declare const fontSources: readonly FontSource[];
/** Subsets each font to what pages need first, and says how to declare it. The files come back by name. */
export declare const buildFonts: () => Promise<{
    fonts: FontAsset[];
    files: Map<string, Buffer>;
}>;
export {};
