import type { Template } from '#schemas/theme/theme.ts';
import { findString } from '../../strings.ts';
import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A page that is called after the school alone, as the home page may be, or as another page is. */
export const pageTitle = defineRule({
  meta: {
    id: 'THM062',
    name: 'page-title',
    title: 'Every page but home has a title of its own.',
    severity: 'warning',
    docs: 'docs/rules/THM062.md',
    ignorable: true,
  },
  check(context) {
    const { theme, hasFinding, report } = context;
    const taken = new Map<string, string>();
    for (const [id, { seo = {} }] of Object.entries(theme.templates)) {
      const path = ['templates', id];
      if (hasFinding([...path, 'seo'])) continue;
      if (!seo.title) {
        if (id !== 'home') reportNone(id, path, context);
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
