import { linksIn } from '../../schema/links.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { claimIn, claimInLink } from './claims.ts';

/** What is written for every school, and true of one at most. */
export const claim = defineRule({
  meta: {
    id: 'THM074',
    name: 'claim',
    title:
      'Nothing that a theme writes is true of one school alone: no name, no number to call, no address, no result, year or hour.',
    severity: 'warning',
    docs: 'docs/rules/THM074.md',
    ignorable: true,
  },
  check(context) {
    const isOfProduct = context.theme.themeId === productTheme;
    for (const { value, path } of [...fallbacks(context), ...strings(context)]) {
      const found = isInvented(value) ? invention : claimIn(String(value), { isOfProduct });
      if (!found || context.hasFinding(path)) continue;
      const { message, expected } = found;
      context.report({ path, actual: typeof value === 'string' ? value : JSON.stringify(value), message, expected });
    }
    if (!isOfProduct) reportLinks(context);
  },
});

/** Of the product's own pages, which are of one site: what they say of numbers and days is said by whoever made it. */
const productTheme = 0;

const reportLinks = ({ templates, hasFinding, report }: CheckContext): void => {
  const seen = new Set<unknown>();
  for (const { section, path, registered } of templates.flatMap(({ sections }) => sections)) {
    if (seen.has(section)) continue;
    seen.add(section);
    for (const { href, at } of linksIn(registered?.manifest.settings, section.settings ?? {})) {
      const place = [...path, 'settings', ...at];
      const found = claimInLink(href);
      if (found && !hasFinding(place)) report({ path: place, actual: href, ...found });
    }
  }
};

/** A list or an object that holds something: a child, a notice, a voice that there never was. */
const isInvented = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => part !== null && part !== '');

const invention = {
  message: 'Every school without data of its own would show this, and it is nobody’s.',
  expected: 'no fallback, or an empty one',
};

interface Written {
  readonly value: unknown;
  readonly path: Path;
}

/** What stands in for a fact that a school has not given. */
const fallbacks = ({ theme, templates }: CheckContext): readonly Written[] => {
  const ofSections = templates.flatMap(({ sections }) =>
    sections.flatMap(({ section, path }) =>
      Object.entries(section.bindings ?? {}).map(
        ([prop, { fallback }]) => [fallback, [...path, 'bindings', prop, 'fallback']] as const,
      ),
    ),
  );
  const ofPages = Object.entries(theme.templates).flatMap(([id, { seo = {} }]) =>
    Object.entries(seo).flatMap(([name, value]) =>
      'fallback' in value ? [[value.fallback, ['templates', id, 'seo', name, 'fallback']] as const] : [],
    ),
  );
  const seen = new Set<string>();
  return [...ofSections, ...ofPages].flatMap(([value, path]) => {
    const key = path.join('/');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value, path }];
  });
};

/** The name of a setting is read in the office alone. */
const strings = ({ theme }: CheckContext): readonly Written[] => {
  const ofOffice = new Set((theme.settings ?? []).map(({ label }) => label.t));
  return Object.entries(theme.locales.strings).flatMap(([locale, texts]) =>
    Object.entries(texts).flatMap(([key, value]) =>
      ofOffice.has(key) ? [] : [{ value, path: ['locales', 'strings', locale, key] }],
    ),
  );
};
