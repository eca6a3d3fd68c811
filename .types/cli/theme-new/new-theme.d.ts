import type { PageStyle, SectionManifest } from '#engine/section.ts';
import type { Rgb } from '#engine/tokens/rgba.ts';
import { type NewTheme } from './blank-theme.ts';
export interface Ground {
    /** What the colours grow from. */
    readonly seed: Rgb;
    /** The text of the theme to copy; a blank one without it. */
    readonly base: string | undefined;
    readonly sections: readonly SectionManifest[];
    readonly page: PageStyle;
}
/** A theme that passes the check, whatever the seed. */
export declare const newTheme: (theme: NewTheme, { seed, base, sections, page }: Ground) => object;
