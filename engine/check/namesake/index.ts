import { siteSchema } from '#schemas/theme/site.ts';
import { defineRule } from '../rule.ts';

/** A prop that has the name of one fact of the school, and shows another. */
export const namesake = defineRule({
  meta: {
    id: 'THM084',
    name: 'namesake',
    title: 'A prop with the name of a fact of the school shows that fact.',
    severity: 'warning',
    docs: 'docs/rules/THM084.md',
    ignorable: true,
  },
  check({ templates, hasFinding, report }) {
    const sections = new Map(templates.flatMap((template) => template.sections).map((one) => [one.section, one.path]));
    for (const [section, path] of sections) {
      for (const [prop, { ref }] of Object.entries(section.bindings ?? {})) {
        const [, fact] = /^site\.(\w+)$/.exec(ref) ?? [];
        const place = [...path, 'bindings', prop, 'ref'];
        if (fact === undefined || hasFinding(place)) continue;
        const namesakes = facts.filter((name) => wordsOf(name).startsWith(wordsOf(prop)));
        if (namesakes.length === 0 || namesakes.includes(fact)) continue;
        report({
          path: place,
          message: `"${prop}" of "${section.type}" shows "${ref}", and the school has a fact of that very name.`,
          expected: namesakes.map((name) => `site.${name}`).join(', '),
          actual: ref,
          ...(namesakes.length === 1 ? { suggestion: `site.${namesakes[0]}` } : {}),
        });
      }
    }
  },
});

const facts = Object.keys(siteSchema.properties);

/** `school_Logo_Image` and `logoImage` are the same words. */
const wordsOf = (name: string): string =>
  name
    .replace(/^school_?/i, '')
    .replaceAll('_', '')
    .toLowerCase();
