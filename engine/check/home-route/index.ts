import { segmentsOf } from '../../compile/routes.ts';
import { defineRule } from '../rule.ts';

/** A site whose own address leads nowhere, or that nobody finds. */
export const homeRoute = defineRule({
  meta: {
    id: 'THM037',
    name: 'home-route',
    title: 'A page stands at "/", and search engines may list it.',
    severity: 'error',
    docs: 'docs/rules/THM037.md',
    ignorable: false,
  },
  check({ theme, hasFinding, report }) {
    const [hidden] = Object.entries(theme.templates).find(([, { route, noindex }]) => route === '/' && noindex) ?? [];
    if (hidden !== undefined)
      report({
        path: ['templates', hidden, 'noindex'],
        message: 'Search engines leave out the home page, and who looks for the school by its name does not find it.',
        expected: 'false',
        actual: 'true',
      });
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
