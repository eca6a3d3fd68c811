import { readTexts } from '../read-texts.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A text that pages of one language show in another. */
export const translation = defineRule({
  meta: {
    id: 'THM066',
    name: 'translation',
    title: 'Every text that is read stands in all languages of the theme, in the words of each.',
    severity: 'warning',
    docs: 'docs/rules/THM066.md',
    ignorable: true,
  },
  check(context) {
    const { texts, hasFinding, report } = context;
    const { strings, defaultLocale } = texts;
    for (const locale of Object.keys(strings)) reportOtherScript(locale, context);
    const others = Object.keys(strings).filter((locale) => locale !== defaultLocale);
    if (others.length === 0) return;
    const { isRead } = readTexts(context);
    for (const locale of others) reportCopies(locale, context);
    for (const [key, text] of Object.entries(strings[defaultLocale] ?? {})) {
      const path = ['locales', 'strings', defaultLocale, key];
      // A number or a dash is the same in every language.
      if (!/\p{L}/u.test(text.replace(placeholders, '')) || !isRead(key) || hasFinding(path)) continue;
      const missing = others.filter((locale) => !Object.hasOwn(strings[locale] ?? {}, key));
      if (missing.length === 0) continue;
      const named = missing.map((locale) => `"${locale}"`).join(', ');
      report({
        path,
        at: 'key',
        message: `"${key}" is missing in ${named}: pages in ${missing.length > 1 ? 'these languages' : 'that language'} show the words in "${defaultLocale}".`,
        expected: missing.map((locale) => `locales.strings.${locale}["${key}"]`).join(', '),
      });
    }
  },
});

/** Texts that were copied to be translated, and were not. */
const reportCopies = (locale: string, { texts, hasFinding, report }: CheckContext): void => {
  if (new Intl.Locale(locale).maximize().script === 'Latn') return;
  for (const [key, text] of Object.entries(texts.strings[locale] ?? {})) {
    const path = ['locales', 'strings', locale, key];
    if (!isForeign(text) || text !== texts.strings[texts.defaultLocale]?.[key] || hasFinding(path)) continue;
    report({
      path,
      message: `"${key}" has the words of "${texts.defaultLocale}": pages in "${locale}" show them.`,
      expected: `the text in "${locale}"`,
      actual: text,
    });
  }
};

/** Texts that landed in the wrong language: nobody who writes in Latin letters has a text without any. */
const reportOtherScript = (locale: string, { texts, hasFinding, report }: CheckContext): void => {
  if (new Intl.Locale(locale).maximize().script !== 'Latn') return;
  for (const [key, text] of Object.entries(texts.strings[locale] ?? {})) {
    const path = ['locales', 'strings', locale, key];
    const words = text.replace(placeholders, '');
    if (!/\p{L}/u.test(words) || /\p{Script=Latin}/u.test(words) || hasFinding(path)) continue;
    report({
      path,
      message: `"${key}" is in another script than "${locale}" is written in: pages in "${locale}" show it.`,
      expected: `the text in "${locale}"`,
      actual: text,
    });
  }
};

/** Two Latin words or more, and not a letter of another script. Names and abbreviations are the same everywhere. */
const isForeign = (text: string): boolean => {
  const words = text.replace(placeholders, '').match(/\p{L}+/gu) ?? [];
  const isLatin = words.every((word) => /^\p{Script=Latin}+$/u.test(word));
  return isLatin && words.filter((word) => /^\p{Lu}?\p{Ll}{3,}$/u.test(word)).length > 1;
};

const placeholders = /\{\w+\}/g;
