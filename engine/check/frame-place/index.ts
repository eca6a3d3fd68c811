import { stateIn } from '../../conditions/section-state.ts';
import { visibilityOf, worldsOfSections } from '../conditions/placed-visibility.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** What belongs to the frame of a page and stands elsewhere, or stands there twice. */
export const framePlace = defineRule({
  meta: {
    id: 'THM089',
    name: 'frame-place',
    title: 'What is made for the header or the footer stands there, and what a page needs once stands once.',
    severity: 'warning',
    docs: 'docs/rules/THM089.md',
    ignorable: true,
  },
  check(context) {
    const seen = new Set<unknown>();
    for (const template of context.templates) {
      for (const placed of template.sections) {
        if (seen.has(placed.section)) continue;
        seen.add(placed.section);
        reportPlace(placed, context);
      }
      reportTwice(template, context);
    }
  },
});

/** The group that a section is made for, by what it says or by the landmark that it is. */
const groupOf = ({ registered }: PlacedSection): 'header' | 'footer' | undefined => {
  const { standsIn, landmark } = registered?.manifest ?? {};
  if (standsIn !== undefined) return standsIn;
  return landmark === 'banner' ? 'header' : landmark === 'contentinfo' ? 'footer' : undefined;
};

const reportPlace = (placed: PlacedSection, { hasFinding, report }: CheckContext): void => {
  const { section, path, region } = placed;
  const group = groupOf(placed);
  const place = [...path, 'type'];
  if (group === undefined || group === region || hasFinding(place)) return;
  const where = region === 'main' ? 'on one page alone' : `among groups.${region}`;
  report({
    path: place,
    message: `"${section.type}" is made for the ${group} of every page, and stands ${where}. Move it to groups.${group}.`,
    expected: `groups.${group}`,
    actual: region === 'main' ? 'sections of a page' : `groups.${region}`,
  });
};

const reportTwice = (template: PlacedTemplate, { hasFinding, report }: CheckContext): void => {
  const single = template.sections.filter(({ registered }) => registered?.manifest.once);
  for (const [i, placed] of single.entries()) {
    const { section, path } = placed;
    const place = [...path, 'type'];
    const other = single
      .slice(0, i)
      .find((one) => one.section.type === section.type && areTogether(one, placed, template));
    if (!other || hasFinding(place)) continue;
    report({
      path: place,
      message: `"${other.key}" is a "${section.type}" already, and both stand on the page "${template.id}". Leave one of them out.`,
      expected: `one "${section.type}" on a page`,
      actual: 'two',
    });
  }
};

/** Whether some visit shows both, as far as their conditions tell. */
const areTogether = (one: PlacedSection, other: PlacedSection, template: PlacedTemplate): boolean => {
  const both = [one, other].map((placed) => visibilityOf(placed, template));
  const known = both.filter((visibility) => visibility !== undefined);
  if (known.length < both.length) return false;
  return (
    worldsOfSections(known, template)?.some((world) =>
      known.every((visibility) => stateIn(visibility, world) !== 'hidden'),
    ) ?? false
  );
};
