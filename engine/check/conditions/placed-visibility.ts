import type { Resolve } from '../../conditions/decide-condition.ts';
import { leavesOfState, type SectionVisibility } from '../../conditions/section-state.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import { describeRef } from '../../refs/ref-domain.ts';
import type { PlacedSection, PlacedTemplate } from '../rule.ts';

/**
 * A section of a template as far as it decides whether it is visible. Undefined if that cannot be known: its type, a
 * ref or a required binding is not there, which has a finding of its own.
 */
export const visibilityOf = (
  placed: PlacedSection,
  { template, scope }: PlacedTemplate,
): SectionVisibility | undefined => {
  const { section, region, registered } = placed;
  if (!registered) return undefined;
  const { bindings = {}, settings = {} } = section;
  const isGiven = (prop: string): boolean => Object.hasOwn(bindings, prop) || Object.hasOwn(settings, prop);
  const carriesHeading = region === 'main' && section.id === template.h1;
  const visibility: SectionVisibility = { section, registered, carriesHeading };
  const isKnown = leavesOfState(visibility).every(({ ref }) => describeRef(ref, scope) !== undefined);
  return isKnown && registered.requiredBindings.every(isGiven) ? visibility : undefined;
};

/** Every way some sections of a template can stand together, failing sources among them; undefined where unproven. */
export const worldsOfSections = (
  sections: readonly SectionVisibility[],
  { scope }: PlacedTemplate,
): readonly Resolve[] | undefined => worldsOf(sections.flatMap(leavesOfState), [scope], { failures: true });
