import { systemSegments } from '#schemas/theme/system-addresses.ts';
import { segmentsOf } from '../../compile/routes.ts';
import { defineRule } from '../rule.ts';

/** A page that nobody would see: the server answers at its address. */
export const systemAddress = defineRule({
  meta: {
    id: 'THM038',
    name: 'system-address',
    title: 'No page stands at an address of the system.',
    severity: 'error',
    docs: 'docs/rules/THM038.md',
    ignorable: false,
  },
  check({ theme, hasFinding, report }) {
    for (const [id, { route = '' }] of Object.entries(theme.templates)) {
      const path = ['templates', id, 'route'];
      const [first = '', ...others] = segmentsOf(route);
      if (!systemSegments.has(first) || hasFinding(path)) continue;
      report({
        path,
        message: `"/${first}" and what lies under it belong to the system: the page "${id}" would never be seen. Give it another address.`,
        expected: 'a route with another first segment',
        actual: route,
        suggestion: `/${[`${first.split('.')[0]}-page`, ...others].join('/')}`,
      });
    }
  },
});
