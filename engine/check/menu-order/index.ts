import { type CheckContext, defineRule } from '../rule.ts';

/** Two pages that ask for the same place in one menu, or are called the same there. */
export const menuOrder = defineRule({
  meta: {
    id: 'THM034',
    name: 'menu-order',
    title: 'No two pages have the same place in one menu, or the same name in a language.',
    severity: 'warning',
    docs: 'docs/rules/THM034.md',
    ignorable: true,
  },
  check(context) {
    const { theme, hasFinding, report } = context;
    reportSameNames(context);
    const pages = Object.entries(theme.templates).flatMap(([id, { nav }]) => (nav ? [{ id, ...nav }] : []));
    const taken = new Map<string, string>();
    for (const { id, menu = 'main', order } of pages) {
      const path = ['templates', id, 'nav', 'order'];
      const place = `${menu} ${order}`;
      const other = taken.get(place);
      if (other === undefined) taken.set(place, id);
      else if (!hasFinding(path)) {
        const orders = pages.filter((page) => (page.menu ?? 'main') === menu).map((page) => page.order);
        report({
          path,
          message: `"${other}" has the place ${order} in the menu "${menu}" too: which of the two stands first depends on their order in the file. Give each page a number of its own.`,
          expected: 'a number that no other page of the menu has',
          actual: String(order),
          suggestion: String(free(order, orders)),
        });
      }
    }
  },
});

/** In the default language of a theme, where the page has a name of its own to be given; in another, where it was translated. */
const reportSameNames = ({ theme, hasFinding, report }: CheckContext): void => {
  const pages = Object.entries(theme.templates).flatMap(([id, { nav }]) => (nav ? [{ id, ...nav }] : []));
  for (const [locale, strings] of Object.entries(theme.locales.strings)) {
    const first = new Map<string, (typeof pages)[number]>();
    for (const page of pages) {
      const { id, menu = 'main', label } = page;
      const name = strings[label.t];
      const place = `${menu} ${name}`;
      const other = first.get(place);
      first.set(place, other ?? page);
      const isSameText = other?.label.t === label.t;
      const path = isSameText ? ['templates', id, 'nav', 'label', 't'] : ['locales', 'strings', locale, label.t];
      if (!other || name === undefined || hasFinding(path)) continue;
      if (isSameText && locale !== theme.locales.default) continue;
      report({
        path,
        message: `"${other.id}" is called "${name}" in the menu "${menu}" too: nobody can tell the two pages apart.`,
        expected: 'a name of its own',
        actual: isSameText ? label.t : name,
      });
    }
  }
};

/** The next whole number that no page of the menu has. */
const free = (order: number, taken: readonly number[]): number => {
  let next = Math.floor(order) + 1;
  while (taken.includes(next)) next++;
  return next;
};
