import type { CompiledTheme } from '../theme.ts';
import type { PlacedTemplate } from './place-templates.ts';
import type { ThemeParts } from './read-theme.ts';
interface PlacedTheme extends Pick<ThemeParts, 'theme' | 'tokens' | 'texts'> {
    readonly templates: readonly PlacedTemplate[];
}
/** A theme without errors in the form that pages are planned from. */
export declare const buildTheme: ({ theme, tokens, templates, texts }: PlacedTheme) => CompiledTheme;
export {};
