import { defineRule } from '../rule.ts';
import { wholeParams } from '../whole-params.ts';

/** Two pages that ask for the very same: one of them was meant for something else. */
export const samePage = defineRule({
  meta: {
    id: 'THM077',
    name: 'same-page',
    title: 'No two pages with data of their own ask for the same.',
    severity: 'warning',
    docs: 'docs/rules/THM077.md',
    ignorable: true,
  },
  check({ templates, registry, hasFinding, report }) {
    const pages = new Map<string, string>();
    for (const { id, template, path } of templates) {
      const { route, data = {} } = template;
      if (route === undefined || Object.keys(data).length === 0) continue;
      const asked = Object.values(data).map((request) =>
        JSON.stringify([request.source, Object.entries(wholeParams(request, registry)).toSorted()]),
      );
      const kinds = template.sections.map(({ type }) => type);
      const shown = JSON.stringify([asked.toSorted(), kinds]);
      const other = pages.get(shown);
      if (other === undefined) pages.set(shown, id);
      else if (!hasFinding([...path, 'data']))
        report({
          path: [...path, 'data'],
          at: 'key',
          message: `The pages "${other}" and "${id}" ask for the same, and show it in the same sections.`,
        });
    }
  },
});
