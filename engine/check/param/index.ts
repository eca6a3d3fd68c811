import { dataRequests } from '../../compile/read-theme.ts';
import { defineRule } from '../rule.ts';

export const param = defineRule({
  meta: {
    id: 'THM022',
    name: 'param',
    title: 'Every param of a data entry is one that its source takes.',
    severity: 'error',
    docs: 'docs/rules/THM022.md',
    ignorable: false,
  },
  check({ theme, registry, report }) {
    for (const [path, request] of dataRequests(theme)) {
      const source = registry.sources.get(request.source);
      if (!source) continue;
      const names = Object.keys((source.params as { properties?: object }).properties ?? {});
      for (const name of Object.keys(request.params ?? {})) {
        if (names.includes(name)) continue;
        report({
          path: [...path, 'params', name],
          at: 'key',
          message: `The source "${request.source}" takes no "${name}".`,
          expected: names.join(', ') || 'no params',
          actual: name,
          candidates: names,
          word: name,
        });
      }
    }
  },
});
