import type { Param } from '#schemas/theme/theme.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';
export interface RouteMatch {
    readonly template: CompiledTemplate;
    readonly locale: string;
    /** The path without the locale, always starting with a slash. */
    readonly path: string;
    readonly params: Readonly<Record<string, string | number>>;
    /** Where the visitor should be instead: another case of a literal segment, or a trailing slash. */
    readonly canonical: string | null;
}
/** A text from the address as the declared param, or undefined where it is not one. */
export declare const parseParam: (text: string, param: Param) => string | number | undefined;
/** The language of an address, whether or not there is a page: the one its first segment names, else the default. */
export declare const localeOf: ({ locales, defaultLocale }: CompiledTheme, path: string) => string;
/** Finds the template of a decoded path; literal segments win over params. Null where the theme has no such page. */
export declare const matchRoute: (theme: CompiledTheme, path: string) => RouteMatch | null;
/** The declared query keys, parsed; what is absent or not valid takes its default. Others never reach a page. */
export declare const parseQuery: (template: CompiledTemplate, query: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number>>;
