import type { CompiledTheme } from '../theme.ts';
/** The address of a theme's page in a language: other languages than the default stand under `/<locale>/`. */
export declare const hrefOf: (theme: CompiledTheme, segments: readonly string[], locale: string) => string;
/** A page in every language of its theme; `x-default` is for readers of none of them. */
export declare const alternatesOf: (theme: CompiledTheme, segments: readonly string[]) => readonly {
    readonly hreflang: string;
    readonly href: string;
}[];
/**
 * A link as a page in a language has it: one to a page of the theme leads to that page in the same language, any other
 * is as it was. Themes, sections and schools write links without a language.
 */
export declare const localHref: (theme: CompiledTheme, href: string, locale: string) => string;
