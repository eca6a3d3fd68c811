import { readTexts } from '../read-texts.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { placeholdersOf } from './placeholders-of.ts';
import { reportUnfilled } from './unfilled.ts';

/** A text that lost a placeholder on its way into another language, or has one that nothing fills; or another number. */
export const placeholder = defineRule({
  meta: {
    id: 'THM067',
    name: 'placeholder',
    title:
      'A text has the same placeholders and numbers in every language, and none that nothing fills where it stands.',
    severity: 'warning',
    docs: 'docs/rules/THM067.md',
    ignorable: true,
  },
  check(context) {
    const { strings, defaultLocale } = context.texts;
    const { ownText, isRead } = readTexts(context);
    reportUnfilled(context);
    for (const [locale, texts] of Object.entries(strings)) {
      for (const [key, text] of Object.entries(texts)) {
        if (!isRead(key)) continue;
        const own = ownText(key);
        const said = own?.[locale] ?? own?.[defaultLocale] ?? own?.en;
        const original = said ?? (locale === defaultLocale ? undefined : strings[defaultLocale]?.[key]);
        if (original === undefined) continue;
        const model = said === undefined ? `the text in "${defaultLocale}"` : 'the section’s own text';
        compare({ locale, key, text, original, model }, context);
        if (said === undefined) compareNumbers({ locale, key, text, original, model }, context);
      }
    }
  },
});

interface Compared {
  readonly locale: string;
  readonly key: string;
  readonly text: string;
  readonly original: string;
  /** What the original is, for people. */
  readonly model: string;
}

const compare = (
  { locale, key, text, original, model }: Compared,
  { texts: { defaultLocale }, hasFinding, report }: CheckContext,
): void => {
  const path = ['locales', 'strings', locale, key];
  if (hasFinding(path) || hasFinding(['locales', 'strings', defaultLocale, key])) return;
  const [wanted, given] = [placeholdersOf(original), placeholdersOf(text)];
  const extra = given.filter((name) => !wanted.includes(name));
  // The text for exactly one may say "one", or nothing, instead of the number.
  const lost = wanted.filter((name) => !given.includes(name) && !(key.endsWith('One') && name === '{n}'));
  if (extra.length === 0 && lost.length === 0) return;
  const faults = [
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which nothing fills`] : []),
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
  ];
  report({
    path,
    message: `"${key}" ${faults.join(', and ')}: ${model} has ${wanted.join(', ') || 'no placeholders'}.`,
    expected: wanted.join(', ') || 'no placeholders',
    actual: given.join(', ') || 'no placeholders',
    ...(extra.length === 1 && lost.length === 1 ? { suggestion: String(lost[0]) } : {}),
  });
};

/** Says only that one number stands where another one does: some are words in one language, and figures in the other. */
const compareNumbers = (
  { locale, key, text, original, model }: Compared,
  { hasFinding, report }: CheckContext,
): void => {
  const path = ['locales', 'strings', locale, key];
  if (hasFinding(path)) return;
  const [wanted, given] = [numbersOf(original), numbersOf(text)];
  const [extra] = given.filter((number) => !wanted.includes(number));
  const [lost] = wanted.filter((number) => !given.includes(number));
  if (extra === undefined || lost === undefined) return;
  report({
    path,
    message: `"${key}" says ${extra} where ${model} says ${lost}.`,
    expected: lost,
    actual: extra,
  });
};

/** Without zeros in front; Hindi digits as ours. */
const numbersOf = (text: string): readonly string[] =>
  (text.replace(/\{\w+\}/g, '').match(/[\d०-९]+/g) ?? []).map((digits) =>
    digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - hindiZero)).replace(/^0+(?=\d)/, ''),
  );

const hindiZero = '०'.charCodeAt(0);
