import { defineRule } from '../rule.ts';

/** Two props of a section that show the same: one of them was meant for something else. */
export const sameBinding = defineRule({
  meta: {
    id: 'THM076',
    name: 'same-binding',
    title: 'No two props of a section show the same data.',
    severity: 'warning',
    docs: 'docs/rules/THM076.md',
    ignorable: true,
  },
  check({ templates, hasFinding, report }) {
    const seen = new Set<unknown>();
    for (const { section, path } of templates.flatMap(({ sections }) => sections)) {
      if (seen.has(section)) continue;
      seen.add(section);
      const props = new Map<string, string>();
      for (const [prop, { ref }] of Object.entries(section.bindings ?? {})) {
        const other = props.get(ref);
        if (other === undefined) props.set(ref, prop);
        else if (ref.startsWith('data.') && !hasFinding([...path, 'bindings', prop]))
          report({
            path: [...path, 'bindings', prop, 'ref'],
            message: `"${other}" and "${prop}" of "${section.type}" both show "${ref}".`,
            actual: ref,
          });
      }
    }
  },
});
