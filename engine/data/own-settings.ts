import { isAbsent } from '../conditions/decide-condition.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledSection } from '../theme.ts';
import type { Plan } from './plan.ts';

/**
 * What the school set on this section, as far as the look has such settings: bound props are not set. Its texts are in
 * the language of the pages without a language in their address. On others its own in that language stand, else the
 * theme's; only where the theme has none, the school's first.
 */
export const ownSettings = (
  { key }: CompiledSection,
  manifest: SectionManifest,
  { theme, visit }: Plan,
  ofTheme: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => {
  const { settings = {}, translations = {} } = visit.record.overrides?.[key] ?? {};
  const { properties = {} } = manifest.settings as { properties?: Readonly<Record<string, { format?: string }>> };
  const own = Object.entries(settings).filter(([name]) => Object.hasOwn(properties, name));
  const { locale } = visit;
  if (locale === theme.defaultLocale) return Object.fromEntries(own);
  const isTranslated = Object.hasOwn(theme.strings, locale);
  const leavesTo = (name: string): boolean =>
    isTranslated && properties[name]?.format === 'text' && !isAbsent(ofTheme[name]);
  const words = Object.entries(Object.hasOwn(translations, locale) ? (translations[locale] ?? {}) : {});
  return Object.fromEntries([
    ...own.filter(([name]) => !leavesTo(name)),
    ...words.filter(([name]) => Object.hasOwn(properties, name)),
  ]);
};
