import { pageRoleNames } from '#schemas/theme/page-roles.ts';
import { pagesByRole, takesParam } from '../../compile/page-roles.ts';
import { segmentsOf } from '../../compile/routes.ts';
import { defineRule } from '../rule.ts';

/** A site whose own address leads nowhere, or that nobody finds; or a page of its menus that nobody finds. */
export const homeRoute = defineRule({
  meta: {
    id: 'THM037',
    name: 'home-route',
    title:
      'A page stands at "/", and search engines may list it, each article and album, and the pages of the menus that show something.',
    severity: 'error',
    docs: 'docs/rules/THM037.md',
    ignorable: false,
  },
  check({ theme, hasFinding, report }) {
    const pages = pagesByRole(theme);
    const ofMany = pageRoleNames.filter(takesParam).map((role) => pages[role]);
    for (const [id, { route, nav, noindex, data = {} }] of Object.entries(theme.templates)) {
      // A page of forms alone is nothing that anybody looks for.
      const isOffered = nav !== undefined && Object.keys(data).length > 0;
      const isOneOfMany = route !== undefined && ofMany.includes(route);
      if (!noindex || (route !== '/' && !isOffered && !isOneOfMany)) continue;
      report({
        path: ['templates', id, 'noindex'],
        message:
          route === '/'
            ? 'Search engines leave out the home page, and who looks for the school by its name does not find it.'
            : isOneOfMany
              ? `Search engines leave out every page of the kind "${id}": what a school writes there is found by nobody.`
              : `Search engines leave out the page "${id}", which a menu leads to.`,
        expected: 'false',
        actual: 'true',
      });
    }
    const routes = Object.values(theme.templates).flatMap(({ route }) => (route === undefined ? [] : [route]));
    const { home } = theme.templates;
    const path = ['templates', 'home', 'route'];
    if (home?.route === undefined || hasFinding(path) || routes.some((route) => segmentsOf(route).length === 0)) return;
    report({
      path,
      message: `No page stands at "/": whoever opens the site by its name finds nothing. The home page stands there.`,
      expected: '/',
      actual: home.route,
      suggestion: '/',
    });
  },
});
