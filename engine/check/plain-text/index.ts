import { defineRule } from '../rule.ts';

/** Markup in a text: visitors read the signs of it. */
export const plainText = defineRule({
  meta: {
    id: 'THM073',
    name: 'plain-text',
    title: 'Texts are plain: no markup stands in them.',
    severity: 'warning',
    docs: 'docs/rules/THM073.md',
    ignorable: true,
  },
  check({ theme, hasFinding, report }) {
    for (const [locale, strings] of Object.entries(theme.locales.strings)) {
      for (const [key, text] of Object.entries(strings)) {
        const [found] = markup.exec(text) ?? [];
        const path = ['locales', 'strings', locale, key];
        if (found === undefined || hasFinding(path)) continue;
        report({
          path,
          message: `Texts are shown as they are written: visitors read "${found}".`,
          expected: 'plain text',
          actual: text,
        });
      }
    }
  },
});

/** A tag, an entity, or the stresses and links of Markdown. */
const markup =
  /<\/?[a-z][\w-]{0,20}(?:\s[^<>]{0,200})?\/?>|&(?:#\d{1,7}|[a-z]{2,8});|\*\*[^*]{1,80}\*\*|\[[^[\]]{1,80}\]\(/i;
