import { defineRule } from '../rule.ts';

/** A text that asks for a click, and does not say what it leads to: out of its sentence it means nothing. */
export const vagueLink = defineRule({
  meta: {
    id: 'THM085',
    name: 'vague-link',
    title: 'The text of a link says where it leads.',
    severity: 'warning',
    docs: 'docs/rules/THM085.md',
    ignorable: true,
  },
  check({ theme, hasFinding, report }) {
    for (const [locale, strings] of Object.entries(theme.locales.strings)) {
      for (const [key, text] of Object.entries(strings)) {
        const path = ['locales', 'strings', locale, key];
        if (!vague.test(text.trim()) || hasFinding(path)) continue;
        report({
          path,
          message: `"${text}" says nothing of where it leads: whoever has the links of a page read out hears this alone.`,
          expected: 'what comes next: “All events”, “Read the notice”',
          actual: text,
        });
      }
    }
  },
});

const vague =
  /^(?:(?:click|tap|press|go|look)(?: here)?|here|link|this (?:link|page)|यहाँ(?: (?:क्लिक|टैप) करें| दबाएँ)?|क्लिक करें|लिंक)[.!:»>→ ]*$/iu;
