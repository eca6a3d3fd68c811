import { defineRule } from '../rule.ts';

/** Markup in a text, or a note of whoever writes it: visitors read both. */
export const plainText = defineRule({
  meta: {
    id: 'THM073',
    name: 'plain-text',
    title: 'Texts are plain and finished: no markup stands in them, and no note of what is still to be written.',
    severity: 'warning',
    docs: 'docs/rules/THM073.md',
    ignorable: true,
  },
  check({ theme, hasFinding, report }) {
    for (const [locale, strings] of Object.entries(theme.locales.strings)) {
      for (const [key, text] of Object.entries(strings)) {
        const [found] = markup.exec(text) ?? note.exec(text) ?? [];
        const path = ['locales', 'strings', locale, key];
        if (found === undefined || hasFinding(path)) continue;
        report({
          path,
          message: `Texts are shown as they are written: visitors read "${found}".`,
          expected: 'plain text, as visitors are to read it',
          actual: text,
        });
      }
    }
  },
});

/** What stands in for a text that is not written yet. */
const note = /\b(?:TODO|FIXME|TBD|TBC|XXX+)\b|\blorem ipsum\b|^\s*(?:todo|tbd|text here|your text)\b/i;

/** A tag, an entity, or the stresses and links of Markdown. */
const markup =
  /<\/?[a-z][\w-]{0,20}(?:\s[^<>]{0,200})?\/?>|&(?:#\d{1,7}|[a-z]{2,8});|\*\*[^*]{1,80}\*\*|\[[^[\]]{1,80}\]\(/i;
