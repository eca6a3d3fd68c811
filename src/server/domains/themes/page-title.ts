import type { CompiledTemplate, CompiledTheme } from '#engine/index.ts';
import { findString } from '#engine/strings.ts';

/** What a menu would call a page of a theme; undefined if the theme does not say. */
export const pageTitle = (
  { nav, strings, textLocale }: CompiledTheme,
  { segments, seo }: Pick<CompiledTemplate, 'segments' | 'seo'>,
  locale: string,
): string | undefined => {
  const label = nav.find((item) => item.segments.join('/') === segments?.join('/'))?.label;
  const named = seo.title && 't' in seo.title ? findString(strings, locale, textLocale, seo.title.t) : undefined;
  return label?.[locale] ?? label?.[textLocale] ?? named;
};
