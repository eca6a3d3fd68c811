import { readTexts } from '../read-texts.ts';
import { defineRule } from '../rule.ts';

/** A text that pages of one language show in another. */
export const translation = defineRule({
  meta: {
    id: 'THM066',
    name: 'translation',
    title: 'Every text that is read stands in all languages of the theme.',
    severity: 'warning',
    docs: 'docs/rules/THM066.md',
    ignorable: true,
  },
  check(context) {
    const { texts, hasFinding, report } = context;
    const { strings, defaultLocale } = texts;
    const others = Object.keys(strings).filter((locale) => locale !== defaultLocale);
    if (others.length === 0) return;
    const { isRead } = readTexts(context);
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

const placeholders = /\{\w+\}/g;
