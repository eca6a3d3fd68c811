import type { CompiledTheme } from '../theme.ts';

const known = new WeakMap<CompiledTheme, Map<string, CompiledTheme>>();

/**
 * A theme with pages in a school's languages, the first of which is that of the addresses without a language. What the
 * theme does not speak is left out; a school that says none of its languages has all of them, and the theme's default.
 */
export const inLanguages = (theme: CompiledTheme, wanted: readonly string[]): CompiledTheme => {
  const spoken = [...new Set(wanted.flatMap((locale) => nearestLocale(theme, locale) ?? []))];
  const [defaultLocale] = spoken;
  if (defaultLocale === undefined) return theme;
  const locales = theme.locales.filter((locale) => spoken.includes(locale));
  if (defaultLocale === theme.defaultLocale && locales.length === theme.locales.length) return theme;
  const made = known.get(theme) ?? new Map<string, CompiledTheme>();
  known.set(theme, made);
  const key = [defaultLocale, ...locales].join(' ');
  const found = made.get(key) ?? { ...theme, defaultLocale, locales };
  made.set(key, found);
  return found;
};

/** The theme's language for one that is asked for: itself, else the same with another script or region. */
const nearestLocale = ({ locales }: CompiledTheme, wanted: string): string | undefined => {
  const languageOf = (locale: string): string | undefined => locale.split('-')[0];
  return (
    locales.find((locale) => locale === wanted) ?? locales.find((locale) => languageOf(locale) === languageOf(wanted))
  );
};
