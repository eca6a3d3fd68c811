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
    for (const locale of Object.keys(strings)) reportNoLanguage(locale, context);
    for (const locale of Object.keys(strings)) reportOtherScript(locale, context);
    const others = Object.keys(strings).filter((locale) => locale !== defaultLocale);
    for (const locale of Object.keys(strings)) reportUntranslated(locale, context);
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

/** Null for a code that is none of a language that has a name. */
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A code that browsers and screen readers know nothing of: they read its pages out as if they were in English. */
const reportNoLanguage = (locale: string, { hasFinding, report }: CheckContext): void => {
  const path = ['locales', 'strings', locale];
  if (hasFinding(path) || languageNames.of(locale) !== undefined) return;
  report({
    path,
    at: 'key',
    message: `Browsers know no language by the code "${locale}": its pages are read out as if they were in another.`,
    expected: 'a code such as "en", "hi" or "mr"',
    actual: locale,
  });
};

/** Texts in Latin letters where a language is written in others: copied to be translated, or typed as they are spoken. */
const reportUntranslated = (locale: string, { texts, hasFinding, report }: CheckContext): void => {
  if (isLatin(locale)) return;
  const models = Object.entries(texts.strings).filter(([other]) => isLatin(other));
  for (const [key, text] of Object.entries(texts.strings[locale] ?? {})) {
    const path = ['locales', 'strings', locale, key];
    const count = foreignWordsIn(text);
    const [model] = models.find(([, strings]) => strings[key] === text) ?? [];
    // A single word of its own may be a name.
    if (count === 0 || (count === 1 && model === undefined) || hasFinding(path)) continue;
    report({
      path,
      message:
        model === undefined
          ? `"${key}" is in Latin letters: pages in "${locale}" show it among text of another script.`
          : `"${key}" has the words of "${model}": pages in "${locale}" show them.`,
      expected: `the text in "${locale}"`,
      actual: text,
    });
  }
};

const isLatin = (locale: string): boolean => new Intl.Locale(locale).maximize().script === 'Latn';

/** Texts that landed in the wrong language: nobody who writes in Latin letters has a text without any. */
const reportOtherScript = (locale: string, { texts, hasFinding, report }: CheckContext): void => {
  if (!isLatin(locale)) return;
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

/** How many Latin words a text has, if not a letter is of another script. Names and abbreviations are the same everywhere. */
const foreignWordsIn = (text: string): number => {
  const words =
    text
      .replace(placeholders, '')
      .replace(addresses, '')
      .match(/\p{L}+/gu) ?? [];
  if (!words.every((word) => /^\p{Script=Latin}+$/u.test(word))) return 0;
  return words.filter((word) => /^\p{Lu}?\p{Ll}{3,}$/u.test(word) && /[aeiouy]/i.test(word) && !names.has(word)).length;
};

/** Of services and languages, as they are written everywhere. */
const names: ReadonlySet<string> = new Set([
  ...['Android', 'Apple', 'Chrome', 'Facebook', 'Google', 'Instagram', 'Play', 'Safari', 'Schoolyard', 'Store'],
  ...['Blog', 'Kannada', 'Marathi', 'Montessori', 'Olympiad', 'Robotics', 'Sanskrit', 'Tamil', 'Urdu', 'Yoga'],
  ...['Telegram', 'Twitter', 'Windows', 'Deutsch', 'English', 'Español', 'Français', 'Hindi'],
]);

const addresses = /\b[\w-]+(?:\.[\w-]+)+\S*/g;
const placeholders = /\{\w+\}/g;
