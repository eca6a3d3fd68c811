import { defineRule } from '../rule.ts';

/** A page that is called after the school alone. The home page may be. */
export const pageTitle = defineRule({
  meta: {
    id: 'THM062',
    name: 'page-title',
    title: 'Every page but home has a title of its own.',
    severity: 'warning',
    docs: 'docs/rules/THM062.md',
    ignorable: true,
  },
  check({ theme, hasFinding, report }) {
    for (const [id, { seo = {} }] of Object.entries(theme.templates)) {
      const path = ['templates', id];
      if (id === 'home' || seo.title || hasFinding([...path, 'seo'])) continue;
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
