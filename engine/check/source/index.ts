import { dataRequests } from '../../compile/read-theme.ts';
import { defineRule } from '../rule.ts';

export const source = defineRule({
  meta: {
    id: 'THM021',
    name: 'source',
    title: 'Every data entry names a source that there is.',
    severity: 'error',
    docs: 'docs/rules/THM021.md',
    ignorable: false,
  },
  check({ theme, registry, report }) {
    const names = [...registry.sources.keys()];
    for (const [path, request] of dataRequests(theme)) {
      if (registry.sources.has(request.source)) continue;
      report({
        path: [...path, 'source'],
        message: `There is no source "${request.source}".`,
        expected: names.join(', '),
        actual: request.source,
        candidates: names,
        word: request.source,
      });
    }
  },
});
