import { pagesByRole } from '../../compile/page-roles.ts';
import { linksIn } from '../../schema/links.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A page that visitors reach by typing its address alone. */
export const unreachable = defineRule({
  meta: {
    id: 'THM091',
    name: 'unreachable',
    title: 'Something leads to every page: a menu, a link, or its role.',
    severity: 'warning',
    docs: 'docs/rules/THM091.md',
    ignorable: true,
  },
  check(context) {
    const { theme, templates, hasFinding, report } = context;
    // A link that is being mended may lead here.
    if (templates.some(({ whole }) => !whole) || hasFinding(['groups'])) return;
    const ofRoles = new Set(Object.values(pagesByRole(theme)));
    const linked = linkedFrom(context);
    for (const { id, template, path } of templates) {
      const { route, nav } = template;
      // One of many is led to by what lists them, which a theme need not say.
      if (route === undefined || route === '/' || route.includes(':') || nav || ofRoles.has(route)) continue;
      if (linked.has(route.toLowerCase()) || ['route', 'nav', 'role'].some((key) => hasFinding([...path, key])))
        continue;
      report({
        path: [...path, 'route'],
        message: `Nothing leads to the page "${id}": it is in no menu, no link of the theme goes to "${route}", and it has no role.`,
        expected: '"nav" for a menu, or a link to it',
        actual: route,
      });
    }
  },
});

/** The addresses that links of the theme and of its kinds go to, without what follows and without a language. */
const linkedFrom = ({ templates, texts }: CheckContext): ReadonlySet<string> =>
  new Set(
    templates.flatMap(({ sections }) =>
      sections.flatMap(({ registered, settings }) =>
        linksIn(registered?.manifest.settings, settings?.byLocale[texts.defaultLocale] ?? {}).map(
          ({ href }) => href.split(/[?#]/)[0]?.toLowerCase() ?? '',
        ),
      ),
    ),
  );
