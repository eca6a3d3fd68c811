import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Section } from '#schemas/theme/theme.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { leavesOfState, neededProps, type SectionVisibility, stateIn } from '../../conditions/section-state.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import { visibilityOf } from '../conditions/placed-visibility.ts';
import { defineRule, type PlacedTemplate } from '../rule.ts';

/** A page of which nothing is left but its heading where a school has nothing for it yet. */
export const blankPage = defineRule({
  meta: {
    id: 'THM082',
    name: 'blank-page',
    title: 'No page of a menu stands with its heading alone: where there is nothing to show, it says so.',
    severity: 'warning',
    docs: 'docs/rules/THM082.md',
    ignorable: true,
  },
  check({ templates, hasFinding, report }) {
    for (const template of templates) {
      if (
        template.template.nav === undefined ||
        !template.whole ||
        hasFinding(template.path) ||
        !isBlankSomewhere(template)
      )
        continue;
      report({
        path: [...template.path, 'sections'],
        at: 'key',
        message: `Where a school has nothing for it, the page "${template.id}" is blank below its heading.`,
        expected: '"onEmpty": "message" of the section that the page is for',
      });
    }
  },
});

const isBlankSomewhere = (template: PlacedTemplate): boolean => {
  const own = template.sections.filter(({ region }) => region === 'main');
  const [bearer, ...others] = own.toSorted((a, b) => rank(a, template) - rank(b, template));
  if (!bearer?.registered || others.length === 0) return false;
  // The heading of a page is no region: the page is. Whatever else carries the h1 says itself that it is empty.
  const { registered } = bearer;
  if (registered.manifest.landmark !== 'none' || neededProps(registered).length > 0) return false;
  // What a visitor or a setting decides is no want of data.
  if (others.some(({ section }) => leavesOf(section).some(({ ref }) => !ref.startsWith('data.')))) return false;
  const seen = others.map((placed) => visibilityOf(placed, template));
  if (seen.some((one) => one === undefined)) return false;
  const known = seen as readonly SectionVisibility[];
  const worlds = worldsOf(known.flatMap(leavesOfState), [template.scope]);
  return worlds?.some((world) => known.every((one) => stateIn(one, world) === 'hidden')) ?? false;
};

const leavesOf = ({ when }: Section): readonly Leaf[] => (when ? clausesOf(when).flat() : []);

const rank = ({ section }: PlacedTemplate['sections'][number], { template }: PlacedTemplate): number =>
  section.id === template.h1 ? 0 : 1;
