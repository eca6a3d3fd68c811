import { defineRule } from '../rule.ts';

/** Two pages that ask for the same place in one menu. */
export const menuOrder = defineRule({
  meta: {
    id: 'THM034',
    name: 'menu-order',
    title: 'No two pages have the same place in one menu.',
    severity: 'warning',
    docs: 'docs/rules/THM034.md',
    ignorable: true,
  },
  check({ theme, hasFinding, report }) {
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

/** The next whole number that no page of the menu has. */
const free = (order: number, taken: readonly number[]): number => {
  let next = Math.floor(order) + 1;
  while (taken.includes(next)) next++;
  return next;
};
