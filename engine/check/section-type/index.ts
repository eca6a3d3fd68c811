import { defineRule } from '../rule.ts';

export const sectionType = defineRule({
  meta: {
    id: 'THM020',
    name: 'section-type',
    title: 'Every section is of a type that there is.',
    severity: 'error',
    docs: 'docs/rules/THM020.md',
    ignorable: false,
  },
  check({ templates, registry, report }) {
    const types = [...registry.sections.keys()];
    for (const { section, path, registered } of templates.flatMap(({ sections }) => sections)) {
      if (registered) continue;
      report({
        path: [...path, 'type'],
        message: `There is no section type "${section.type}".`,
        expected: types.join(', '),
        actual: section.type,
        candidates: types,
        word: section.type,
      });
    }
  },
});
