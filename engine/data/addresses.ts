import type { CompiledTheme } from '../theme.ts';
import { matchRoute, namedLocale } from './match-route.ts';

/** The address of a theme's page in a language: other languages than the default stand under `/<locale>/`. */
export const hrefOf = (theme: CompiledTheme, segments: readonly string[], locale: string): string =>
  `/${[...(locale === theme.defaultLocale ? [] : [locale]), ...segments].join('/')}`;

/** A page in every language of its theme; `x-default` is for readers of none of them. */
export const alternatesOf = (
  theme: CompiledTheme,
  segments: readonly string[],
): readonly { readonly hreflang: string; readonly href: string }[] => [
  ...theme.locales.map((locale) => ({ hreflang: locale, href: hrefOf(theme, segments, locale) })),
  { hreflang: 'x-default', href: hrefOf(theme, segments, theme.defaultLocale) },
];

/**
 * A link as a page in a language has it: one to a page of the theme leads to that page in the same language, any other
 * is as it was. Themes, sections and schools write links without a language.
 */
export const localHref = (theme: CompiledTheme, href: string, locale: string): string => {
  if (locale === theme.defaultLocale) return href;
  const path = /^\/(?![/\\])[^?#]*/.exec(href)?.[0];
  if (path === undefined || namedLocale(theme, path) !== undefined || !matchRoute(theme, path)) return href;
  return hrefOf(theme, path.split('/').filter(Boolean), locale) + href.slice(path.length);
};
