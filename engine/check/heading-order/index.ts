import { type SectionVisibility, stateIn } from '../../conditions/section-state.ts';
import { visibilityOf, worldsOfSections } from '../conditions/placed-visibility.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/**
 * No level is skipped in any state of the theme's own: whenever a section with a heading of level 3 stands, one of
 * level 2 or 3 stands before it and behind the h1. What a school hides by an override is not known here.
 * Headings that a section fixes the level of are one level beneath its own, or nest like those where it has none.
 */
export const headingOrder = defineRule({
  meta: {
    id: 'THM060',
    name: 'heading-order',
    title: 'Headings nest in every state of a page, and no level is skipped.',
    severity: 'error',
    docs: 'docs/rules/THM060.md',
    ignorable: false,
  },
  check(context) {
    // A section that was left out may be the one that has the level.
    for (const template of context.templates.filter(({ whole }) => whole)) checkTemplate(template, context);
    checkHeader(context);
  },
});

/** The header stands above the h1 of every page. */
const checkHeader = ({ templates: [page], hasFinding, report }: CheckContext): void => {
  for (const { section, path, region, registered } of page?.sections ?? []) {
    if (region !== 'header' || !registered || registered.manifest.headingLevel === null) continue;
    if (hasFinding([...path, 'type'])) continue;
    report({
      path: [...path, 'type'],
      message: `"${section.type}" has a heading, and stands above the h1 of every page. Put it among the sections of a page.`,
      expected: 'a section without a heading of its own',
      actual: `a heading of level ${registered.manifest.headingLevel}`,
    });
  }
};

const checkTemplate = (template: PlacedTemplate, context: CheckContext): void => {
  /** Sections with a heading, behind the h1. Undefined stands for one that has a finding of its own. */
  let before: (SectionVisibility | undefined)[] = [];
  /** Of the page itself, with a heading that is not the h1. */
  const above: PlacedSection[] = [];
  for (const placed of template.sections) {
    const visibility = visibilityOf(placed, template);
    if (!visibility) {
      if (placed.registered?.manifest.headingLevel !== null) before.push(undefined);
      continue;
    }
    const { headingLevel, fixedLevel } = visibility.registered.manifest;
    const own = visibility.carriesHeading ? 1 : headingLevel;
    const first = own ?? fixedLevel;
    if (visibility.carriesHeading) {
      reportAbove(placed, above, template, context);
      before = [];
    } else if (first === 3 && !isCovered(visibility, before, template)) reportSkipped(placed, context);
    if (own !== null && fixedLevel !== undefined && fixedLevel !== own + 1) {
      reportFixed(placed, { own, fixed: fixedLevel }, context);
    }
    if (own !== null && !visibility.carriesHeading) {
      before.push(visibility);
      if (placed.region === 'main') above.push(placed);
    }
  }
};

/** Who goes from heading to heading hears the page's name behind that of a part. */
const reportAbove = (
  { section }: PlacedSection,
  [first]: readonly PlacedSection[],
  { path }: PlacedTemplate,
  { hasFinding, report }: CheckContext,
): void => {
  const place = [...path, 'h1'];
  if (!first || hasFinding(place)) return;
  report({
    path: place,
    message: `"${first.section.id}" has a heading and stands above "${section.id}", which carries the h1.`,
    expected: first.section.id,
    actual: section.id,
  });
};

const reportSkipped = ({ path, section }: PlacedSection, { report }: CheckContext): void =>
  report({
    path: [...path, 'type'],
    message: `"${section.type}" has a heading of level 3, and it can stand where no section between the h1 and it has one of level 2.`,
    expected: 'a section of level 2 before it that stands whenever it stands',
    actual: 'a heading of level 3 behind one of level 1',
  });

interface Levels {
  readonly own: number;
  readonly fixed: number;
}

const reportFixed = ({ path, section }: PlacedSection, { own, fixed }: Levels, { report }: CheckContext): void => {
  const wrong =
    fixed > own
      ? `level ${own + 1} is skipped`
      : 'what belongs under it stands beside it, for those who go from heading to heading';
  report({
    path: [...path, 'type'],
    message: `"${section.type}" has headings inside that are always of level ${fixed}, and its own heading here is of level ${own}: ${wrong}.`,
    expected: fixed === 2 ? 'the section that carries the h1' : 'a section whose own heading is of level 2',
    actual: `level ${fixed} under level ${own}`,
  });
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
