import type { Template } from '#schemas/theme/theme.ts';
import { findString } from '../../strings.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A page that is called after the school alone, as the home page may be, or as another page is. */
export const pageTitle = defineRule({
  meta: {
    id: 'THM062',
    name: 'page-title',
    title: 'Every page but home has a title of its own, in a few words, and pages do not share one description.',
    severity: 'warning',
    docs: 'docs/rules/THM062.md',
    ignorable: true,
  },
  check(context) {
    const { theme, hasFinding, report } = context;
    reportDescriptions(context);
    const taken = new Map<string, string>();
    for (const [id, { seo = {} }] of Object.entries(theme.templates)) {
      const path = ['templates', id];
      if (hasFinding([...path, 'seo'])) continue;
      if (!seo.title) {
        if (id !== 'home') reportNone(id, path, context);
        continue;
      }
      if ('ref' in seo.title && isLong(seo.title.ref)) {
        const what = seo.title.ref;
        report({
          path: [...path, 'seo', 'title', 'ref'],
          message: `"${what}" is a text of many lines: a tab and a search result show a title of a few words.`,
          expected: 'a name or a heading',
          actual: what,
        });
        continue;
      }
      const title = titleOf(seo.title, context);
      if (title === undefined) continue;
      const other = taken.get(title);
      if (other === undefined) taken.set(title, id);
      else {
        const message = `The pages "${other}" and "${id}" have the same title: nobody can tell them apart by it.`;
        report({ path: [...path, 'seo', 'title'], message, actual: title });
      }
    }
  },
});

/** As the fields of all sources with paragraphs or HTML are called. */
const isLong = (ref: string): boolean => /(?:description|details|text|html|message|content|body)$/i.test(ref);

/** So many pages of the same words are no accident of two that belong together. */
const fewest = 3;

/** One description for all: under each name of the site a search engine shows the same lines, or none of them. */
const reportDescriptions = ({ theme, hasFinding, report }: CheckContext): void => {
  const pages = new Map<string, string[]>();
  for (const [id, { seo }] of Object.entries(theme.templates)) {
    if (!seo?.description) continue;
    const said = 't' in seo.description ? seo.description.t : seo.description.ref;
    pages.set(said, [...(pages.get(said) ?? []), id]);
  }
  for (const [said, [first = '', second = '', ...others]] of pages) {
    const path = ['templates', second, 'seo', 'description'];
    if (others.length + 2 < fewest || hasFinding(path)) continue;
    report({
      path,
      message: `${others.length + 2} pages, from "${first}" on, have the same description: search results do not tell them apart.`,
      expected: 'a description of its own, or none',
      actual: said,
    });
  }
};

const reportNone = (id: string, path: Path, { report }: CheckContext): void =>
  report({
    path,
    at: 'key',
    subject: 'seo',
    message: `The page "${id}" has no title: tabs, bookmarks and search results show only the school’s name.`,
    expected: '"seo": { "title": { "t": "…" } }',
  });

/** A title that is the same at every visit. */
const titleOf = (
  title: NonNullable<NonNullable<Template['seo']>['title']>,
  { texts: { strings, defaultLocale } }: CheckContext,
): string | undefined => {
  if ('t' in title) return findString(strings, defaultLocale, defaultLocale, title.t);
  return title.ref.startsWith('site.') ? title.ref : undefined;
};
