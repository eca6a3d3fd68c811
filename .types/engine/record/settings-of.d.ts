import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledTheme } from '../theme.ts';
/** A value in force, and whose it is. */
export interface Chosen<From = 'theme' | 'preset' | 'school'> {
    readonly value: unknown;
    readonly from: From;
}
/** `derived`: it follows from a colour of the school. */
export type ChosenColor = Chosen<'preset' | 'derived' | 'school'>;
/** The preset that a school has chosen, where the theme has it. */
export declare const presetOf: (theme: CompiledTheme, { preset }: Pick<SiteRecord, 'preset'>) => CompiledTheme['presets'][string] | undefined;
/** A theme's settings as a school has them: theme < preset < school. */
export declare const settingsOf: (theme: CompiledTheme, record: SiteRecord) => ReadonlyMap<string, Chosen>;
/** As `settingsOf`, the values alone. */
export declare const chosenSettings: (theme: CompiledTheme, record: SiteRecord) => Readonly<Record<string, unknown>>;
/** The colours that stand in for the theme's own: preset < what follows from the school's < school. */
export declare const colorsOf: (theme: CompiledTheme, record: SiteRecord) => ReadonlyMap<string, ChosenColor>;
/** As `colorsOf`, the values alone. */
export declare const chosenColors: (theme: CompiledTheme, record: SiteRecord) => Readonly<Record<string, unknown>>;
/** The colours that follow from a school's own, among those of the theme and of the preset that it chose. */
export declare const derivedColors: (theme: CompiledTheme, record: Pick<SiteRecord, 'preset' | 'tokens'>) => Readonly<Record<string, string>>;
