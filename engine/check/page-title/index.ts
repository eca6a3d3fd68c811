import type { Template } from '#schemas/theme/theme.ts';
import { findString } from '../../strings.ts';
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
      const title = seo.title && titleOf(seo.title, context);
      const other = taken.get(title ?? '');
      if (title !== undefined && other === undefined) taken.set(title, id);
      if (title !== undefined && other !== undefined) {
        const message = `The pages "${other}" and "${id}" have the same title: nobody can tell them apart by it.`;
        report({ path: [...path, 'seo', 'title'], message, actual: title });
      }
      if (id === 'home' || seo.title) continue;
      report({
        path,
        at: 'key',
        subject: 'seo',
        message: `The page "${id}" has no title: tabs, bookmarks and search results show only the school’s name.`,
        expected: '"seo": { "title": { "t": "…" } }',
      });
    }
  },
});

/** A title that is the same at every visit. */
const titleOf = (
  title: NonNullable<NonNullable<Template['seo']>['title']>,
  { texts: { strings, defaultLocale } }: CheckContext,
): string | undefined => {
  if ('t' in title) return findString(strings, defaultLocale, defaultLocale, title.t);
  return title.ref.startsWith('site.') ? title.ref : undefined;
};
