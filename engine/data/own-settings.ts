import { isAbsent } from '../conditions/decide-condition.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledSection } from '../theme.ts';
import type { Plan } from './plan.ts';

/**
 * What the school set on this section, as far as the look has such settings: bound props are not set. A text is the one
 * in the page's language. Where there is none, that of the site's first language stands on pages in it, and on others
 * where the theme has no words of its own in theirs.
 */
export const ownSettings = (
  { key }: CompiledSection,
  manifest: SectionManifest,
  { theme, visit }: Plan,
  ofTheme: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const { settings, translations = {} } = visit.record.overrides?.[key] ?? {};
  const { locale } = visit;
  const { defaultLocale } = theme;
  const { properties = {} } = manifest.settings as { properties?: Readonly<Record<string, { format?: string }>> };
  const wordsIn = (language: string) => (Object.hasOwn(translations, language) ? translations[language] : undefined);
  const isTranslated = locale !== defaultLocale && Object.hasOwn(theme.strings, locale);
  const leavesTo = (name: string): boolean =>
    isTranslated && properties[name]?.format === 'text' && !isAbsent(ofTheme[name]);
  const first = Object.entries({ ...settings, ...wordsIn(defaultLocale) }).filter(([name]) => !leavesTo(name));
  const all = { ...Object.fromEntries(first), ...wordsIn(locale) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(properties, name)));
};
