import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';

export const string = defineRule({
  meta: {
    id: 'THM026',
    name: 'string',
    title:
      'Every text that is named stands in locales.strings, in the default language at least, and none that names something is empty.',
    severity: 'error',
    docs: 'docs/rules/THM026.md',
    ignorable: false,
  },
  check(context) {
    const { theme, templates, texts, report } = context;
    const { default: locale, strings } = theme.locales;
    for (const { section, settings } of templates.flatMap(({ sections }) => sections)) {
      for (const { key, path } of settings?.missingTexts ?? []) reportMissing(key, path, context);
      for (const empty of settings?.emptyTexts ?? []) {
        reportEmpty(empty, `"${empty.setting}" of "${section.type}"`, context);
      }
    }
    for (const empty of emptyLabels(context)) reportEmpty(empty, 'the menu', context);
    if (locale === texts.defaultLocale) {
      for (const [key, path] of textsOutside(context)) {
        if (!Object.hasOwn(strings[locale] ?? {}, key)) reportMissing(key, path, context);
      }
      return;
    }
    const locales = Object.keys(strings);
    report({
      path: ['locales', 'default'],
      message: `locales.strings has no "${locale}".`,
      expected: locales.join(', '),
      actual: locale,
      candidates: locales,
      word: locale,
    });
  },
});

const reportMissing = (key: string, path: Path, { texts, report }: CheckContext): void =>
  report({
    path: [...path, 't'],
    message: `locales.strings has no "${key}".`,
    actual: key,
    candidates: Object.keys(texts.strings[texts.defaultLocale] ?? {}),
    word: key,
  });

interface EmptyText {
  readonly locale: string;
  readonly key: string;
}

/** A link, a heading or a part of the page without a name. */
const reportEmpty = ({ locale, key }: EmptyText, needing: string, { theme, report }: CheckContext): void =>
  report({
    path: ['locales', 'strings', locale, key],
    message: `"${key}" has no words, and ${needing} needs some.`,
    expected: 'a text',
    actual: JSON.stringify(theme.locales.strings[locale]?.[key]),
  });

const emptyLabels = ({ theme: { locales, templates } }: CheckContext): readonly EmptyText[] =>
  Object.values(templates).flatMap(({ nav }) =>
    Object.entries(locales.strings).flatMap(([locale, strings]) =>
      nav && Object.hasOwn(strings, nav.label.t) && strings[nav.label.t]?.trim() === ''
        ? [{ locale, key: nav.label.t }]
        : [],
    ),
  );

/** `{ t }` outside of section settings: menus, page titles, settings' labels. */
const textsOutside = ({ theme }: CheckContext): readonly (readonly [string, Path])[] => {
  const { settings = [], templates } = theme;
  const labels = settings.map(({ label }, i) => [label, ['settings', i, 'label']] as const);
  const pages = Object.entries(templates).flatMap(([id, { nav, seo = {} }]) => [
    ...(nav ? [[nav.label, ['templates', id, 'nav', 'label']] as const] : []),
    ...Object.entries(seo).map(([key, value]) => [value, ['templates', id, 'seo', key]] as const),
  ]);
  return [...labels, ...pages].flatMap(([text, path]) => ('t' in text ? [[text.t, path] as const] : []));
};
