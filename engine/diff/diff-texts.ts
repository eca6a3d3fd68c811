import { findString } from '../strings.ts';
import type { CompiledTheme } from '../theme.ts';
import { type Change, changed, pair } from './change.ts';

/** Languages, and in those that both have, the strings by key. */
export const diffTexts = (a: CompiledTheme, b: CompiledTheme): readonly Change[] => [
  ...changed({ area: 'language', name: b.defaultLocale, what: 'default' }, a.defaultLocale, b.defaultLocale),
  ...pair(a.strings, b.strings, {
    area: 'language',
    show: (strings) => `${Object.keys(strings).length} strings`,
    compare: (from, to, locale) =>
      pair(from, to, {
        area: 'string',
        show: (text) => text,
        compare: (old, now, key) => changed({ area: 'string', name: key, what: 'text' }, old, now),
      }).map((change) => ({ ...change, name: `${locale} ${change.name}` })),
  }),
];

/** Whether two texts are what one key says in both themes. */
export const createTextMatch = (
  a: CompiledTheme,
  b: CompiledTheme,
): ((locale: string, from: unknown, to: unknown) => boolean) => {
  const pairs = new Set<string>();
  for (const locale of b.locales) {
    for (const key of Object.keys(b.strings[b.textLocale] ?? {})) {
      const [from, to] = [a, b].map((theme) => findString(theme.strings, locale, theme.textLocale, key));
      pairs.add(JSON.stringify([locale, from, to]));
    }
  }
  return (locale, from, to) => pairs.has(JSON.stringify([locale, from, to]));
};
