import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { ContrastPair, PageStyle, SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import { type ColorOverrides } from '../tokens/contrast-pairs.ts';
/** A school's colour that makes a text too weak. */
export interface ContrastFinding {
    /** The path of the school's colour to change. */
    readonly token: string;
    /** The weakest of the pairs that it breaks. */
    readonly text: string;
    readonly on: string;
    readonly ratio: number;
    readonly min: number;
    /** `#RRGGBB`, the nearest colour for the token that meets every pair. Undefined where there is none. */
    readonly nearest: string | undefined;
}
export interface SchoolColors extends Pick<SiteRecord, 'preset' | 'tokens'> {
    readonly sections: readonly SectionManifest[];
    readonly page: PageStyle;
}
/**
 * What a school's own colours do to the contrast that the theme, its section types and the page ask for: one finding
 * for each colour that is wrong. What the theme and the preset hold is proven when the theme is published.
 */
export declare const contrastFindings: (theme: CompiledTheme, { sections, page, ...record }: SchoolColors) => readonly ContrastFinding[];
/** Tells the same pair before and after a change of colours. */
export declare const pairKey: ({ text, on, min }: ContrastPair) => string;
/** Colours `#rrggbb` by token path. Whatever is none is left out, as the page leaves it out. */
export declare const overridesOf: (tokens: Readonly<Record<string, string>>) => ColorOverrides;
