/** By locale, by key. */
export type Strings = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** A theme's string in a language, else in the theme's own; undefined where it has none. */
export declare const findString: (strings: Strings, locale: string, defaultLocale: string, key: string) => string | undefined;
