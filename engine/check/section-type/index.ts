import { defineRule } from '../rule.ts';

export const sectionType = defineRule({
  meta: {
    id: 'THM020',
    name: 'section-type',
    title: 'Every section is of a kind that there is, in a look that the kind has.',
    severity: 'error',
    docs: 'docs/rules/THM020.md',
    ignorable: false,
  },
  check({ templates, registry, report }) {
    const types = [...registry.kinds.keys()];
    for (const { section, path, registered } of templates.flatMap(({ sections }) => sections)) {
      if (registered) continue;
      const { type, look = '' } = section;
      const looks = [...(registry.kinds.get(type)?.keys() ?? [])];
      const [key, word, words] = looks.length === 0 ? ['type', type, types] : ['look', look, looks];
      report({
        path: [...path, key],
        message: key === 'type' ? `There is no section type "${type}".` : `"${type}" has no look "${look}".`,
        expected: words.join(', '),
        actual: word,
        candidates: words,
        word,
      });
    }
  },
});
