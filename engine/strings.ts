/** By locale, by key. */
export type Strings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A theme's string in a language, else in the theme's own; undefined if it has none. */
export const findString = (
  strings: Strings,
  locale: string,
  defaultLocale: string,
  key: string,
): string | undefined => {
  for (const name of [locale, defaultLocale]) {
    const texts = Object.hasOwn(strings, name) ? strings[name] : undefined;
    if (texts && Object.hasOwn(texts, key)) return texts[key];
  }
  return undefined;
};
