import { pageRoles } from '#schemas/theme/page-roles.ts';
import { takesParam } from '../../compile/page-roles.ts';
import { segmentsOf } from '../../compile/routes.ts';
import { defineRule } from '../rule.ts';
import { showsFor } from '../shows-for.ts';

/** A role that leads nowhere: of two pages, or of one whose address it cannot fill in. */
export const pageRole = defineRule({
  meta: {
    id: 'THM069',
    name: 'page-role',
    title: 'A role belongs to one page, which shows what the role is for, at a route with the params that it fills in.',
    severity: 'error',
    docs: 'docs/rules/THM069.md',
    ignorable: false,
  },
  check({ templates, hasFinding, report }) {
    const taken = new Map<string, string>();
    for (const { id, template, path } of templates) {
      const { role, route } = template;
      if (role === undefined || route === undefined) continue;
      const at = [...path, 'role'];
      const other = taken.get(role);
      if (other === undefined) taken.set(role, id);
      else report({ path: at, actual: role, message: `The template "${other}" has the role "${role}" already.` });
      const meant = templates.find((page) => page.id !== id && page.template.route !== '/' && showsFor(role, page));
      if (meant && !showsFor(role, { template })) {
        const message = `Whoever looks for "${pageRoles[role].title}" is led here, and "${meant.id}" is the page that shows it.`;
        report({ path: at, actual: role, message });
      }
      if (hasFinding([...path, 'route'])) continue;
      const needed = takesParam(role) ? 1 : 0;
      if (segmentsOf(route).filter((segment) => segment.startsWith(':')).length === needed) continue;
      const message =
        needed === 1
          ? `The page with the role "${role}" is one of many: its route has one param.`
          : `The page with the role "${role}" is the only one: its route has no param.`;
      report({ path: at, actual: route, expected: pageRoles[role].address.replace(/:$/, ':slug'), message });
    }
  },
});
