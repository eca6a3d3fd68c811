import type { Section, Theme } from '#schemas/theme/theme.ts';
import type { Path } from '../text/document.ts';
/** The part of a theme that has the right shape. */
export interface SoundPart {
    /** The theme without the sections and data entries of a wrong shape. */
    readonly theme: Theme;
    /** Where each of its sections stands in the theme as written. */
    readonly places: ReadonlyMap<Section, Path>;
    /** The templates of which a section was left out. */
    readonly unsoundSections: ReadonlySet<string>;
    /** By template, and `data` of the theme under null: the ids of the entries that were left out. */
    readonly unsoundData: ReadonlyMap<string | null, readonly string[]>;
}
/**
 * What of a theme can be checked for names although some of its shapes are wrong: everything but the sections and
 * data entries with errors. Undefined where a wrong shape lies outside of them, since the rest then hangs together.
 */
export declare const soundPart: (value: unknown, wrong: readonly Path[]) => SoundPart | undefined;
