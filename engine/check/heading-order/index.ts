import { type SectionVisibility, stateIn } from '../../conditions/section-state.ts';
import { visibilityOf, worldsOfSections } from '../conditions/placed-visibility.ts';
import { type CheckContext, defineRule, type PlacedTemplate } from '../rule.ts';

/**
 * No level is skipped in any state of the theme's own: whenever a section with a heading of level 3 stands, one of
 * level 2 or 3 stands before it and behind the h1. What a school hides by an override is checked when that is saved.
 */
export const headingOrder = defineRule({
  meta: {
    id: 'THM060',
    name: 'heading-order',
    title: 'No heading level is skipped in any state of a page.',
    severity: 'error',
    docs: 'docs/rules/THM060.md',
    ignorable: false,
  },
  check(context) {
    // A section that was left out may be the one that has the level.
    for (const template of context.templates.filter(({ whole }) => whole)) checkTemplate(template, context);
  },
});

const checkTemplate = (template: PlacedTemplate, context: CheckContext): void => {
  /** Sections with a heading, behind the h1. Undefined stands for one that has a finding of its own. */
  let before: (SectionVisibility | undefined)[] = [];
  for (const placed of template.sections) {
    const visibility = visibilityOf(placed, template);
    const level = visibility?.registered.manifest.headingLevel;
    if (visibility?.carriesHeading) before = [];
    else if (level !== null) {
      if (visibility && level === 3 && !isCovered(visibility, before, template)) {
        context.report({
          path: [...placed.path, 'type'],
          message: `"${placed.section.type}" has a heading of level 3, and it can stand where no section between the h1 and it has one of level 2.`,
          expected: 'a section of level 2 before it that stands whenever it stands',
          actual: 'a heading of level 3 behind one of level 1',
        });
      }
      before.push(visibility);
    }
  }
};

/** By one section that is visible whenever this one is, or by all of them together. */
const isCovered = (
  visibility: SectionVisibility,
  before: readonly (SectionVisibility | undefined)[],
  template: PlacedTemplate,
): boolean => {
  const known = before.filter((other) => other !== undefined);
  if (known.length < before.length) return true;
  return [...known.map((other) => [other]), known].some((others) => {
    const worlds = worldsOfSections([visibility, ...others], template);
    return worlds?.every((world) => {
      if (stateIn(visibility, world) === 'hidden' || stateIn(visibility, world) === 'notFound') return true;
      // A deferred section has no heading yet; one that is not found takes the page with it.
      return others.some((other) => !['hidden', 'deferred'].includes(stateIn(other, world)));
    });
  });
};
