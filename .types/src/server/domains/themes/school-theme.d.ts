import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
/** A school's choices for the theme it uses. */
export type SiteChoices = Pick<SiteRecord, 'preset' | 'settings' | 'tokens' | 'overrides'>;
interface ThemeOptions {
    readonly schoolId: number;
    /** Without it the school keeps its theme, or gets the first one where it has none. */
    readonly themeId?: number | undefined;
    /** What a school without a theme begins with. One that has a theme keeps its own choices. */
    readonly choices?: SiteChoices | undefined;
}
interface Worn {
    readonly themeId: number;
    readonly previousThemeId: number | null;
}
/**
 * Gives a school a theme. Preset, settings, tokens and overrides stay: going back restores what was. A school that
 * wears the theme already stays as it is. Touches `school:<id>:siteRecord`.
 */
export declare const assignTheme: ({ db, touch }: StoreContext, { schoolId, choices, ...wanted }: ThemeOptions) => Promise<Worn>;
/** Throws `OperationError` unless schools may use this theme. */
export declare const requireSchoolTheme: (store: Store, themeId: number) => Promise<void>;
export {};
