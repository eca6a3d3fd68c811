import { pageRoleNames, pageRoles, type RoleFacts } from '#schemas/theme/page-roles.ts';
import { pagesByRole } from '../../compile/page-roles.ts';
import { defineRule } from '../rule.ts';
import { showsFor } from '../shows-for.ts';

/** A page that others lead to, by what it says or by where it stands, and that shows nothing of what they lead to it for. */
export const roleContent = defineRule({
  meta: {
    id: 'THM092',
    name: 'role-content',
    title: 'A page with a role, also by standing at its usual address, shows what the role is for.',
    severity: 'error',
    docs: 'docs/rules/THM092.md',
    ignorable: true,
  },
  check({ theme, templates, registry, hasFinding, report }) {
    const pages = pagesByRole(theme);
    for (const role of pageRoleNames) {
      const page = templates.find(({ template }) => template.route !== undefined && template.route === pages[role]);
      const { title, shows, orShows = [] } = pageRoles[role] as RoleFacts;
      // What nobody has registered no page can show.
      const isKnown = shows?.some((name) => registry.sources.has(name) || registry.kinds.has(name));
      if (!page?.whole || !shows || !isKnown || showsFor(role, page)) continue;
      if (page.template.sections.some(({ type }) => orShows.includes(type))) continue;
      const isSaid = page.template.role === role;
      const path = [...page.path, isSaid ? 'role' : 'route'];
      if (hasFinding(path) || hasFinding([...page.path, 'data'])) continue;
      const meant = templates.find((other) => other !== page && other.template.route !== '/' && showsFor(role, other));
      report({
        path,
        message: `Whoever looks for "${title}" is led here${meant ? `, and "${meant.id}" is the page that shows it` : ', and nothing of it stands on the page'}.`,
        expected: meant ? `"role": "${role}" at "${meant.id}"` : shows.map((name) => `"${name}"`).join(' or '),
        actual: isSaid ? role : String(page.template.route),
      });
    }
  },
});
