import type { SectionManifest } from '../section.ts';
import { findString, type Strings } from '../strings.ts';
import type { CompiledSection } from '../theme.ts';

/** A theme's strings, and the language that stands in for the others. */
export interface ThemeTexts {
  readonly strings: Strings;
  readonly defaultLocale: string;
}

export const inEveryLocale = <T>(
  { strings }: Pick<ThemeTexts, 'strings'>,
  make: (locale: string) => T,
): Readonly<Record<string, T>> => Object.fromEntries(Object.keys(strings).map((locale) => [locale, make(locale)]));

/** What a section says of its own in a language of the theme. */
const ownStrings = (
  { strings }: SectionManifest,
  locale: string,
  defaultLocale: string,
): Readonly<Record<string, string>> => ({ ...strings.en, ...strings[defaultLocale], ...strings[locale] });

/** A section's strings: the theme's under `<kind>.<look>.<key>` or `<kind>.<key>`, else the section's own. */
export const sectionStrings = (
  manifest: SectionManifest,
  { strings, defaultLocale }: ThemeTexts,
): CompiledSection['strings'] =>
  inEveryLocale({ strings }, (locale) => {
    const find = (key: string): string | undefined => findString(strings, locale, defaultLocale, key);
    const { type, look } = manifest;
    return Object.fromEntries(
      Object.entries(ownStrings(manifest, locale, defaultLocale)).map(([key, text]) => [
        key,
        find(`${type}.${look}.${key}`) ?? find(`${type}.${key}`) ?? text,
      ]),
    );
  });

/** The section's own strings for text settings that the theme leaves alone. */
export const ownTexts = (
  manifest: SectionManifest,
  locale: string,
  defaultLocale: string,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const strings = ownStrings(manifest, locale, defaultLocale);
  const { properties = {} } = manifest.settings as { properties?: Readonly<Record<string, { format?: string }>> };
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, { format }]) => {
      const text = strings[key];
      return format === 'text' && !Object.hasOwn(given, key) && text !== undefined ? [[key, text]] : [];
    }),
  );
};
