import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Section } from '#schemas/theme/theme.ts';
import type { RegisteredSection } from '../registry.ts';
import { clausesOf, decideCondition, isAbsent, type Resolve } from './decide-condition.ts';
import { dataIdOf } from './worlds.ts';

/** A section as far as it decides whether it is visible. */
export interface SectionVisibility {
  readonly section: Section;
  readonly registered: RegisteredSection;
  readonly carriesHeading: boolean;
}

/** `notFound`: the page gives way to the not-found page. */
export type SectionState = 'ok' | 'empty' | 'error' | 'deferred' | 'hidden' | 'notFound';

/** What becomes of a section in a world, as `decidePage` decides it for a school that overrides nothing. */
export const stateIn = ({ section, registered, carriesHeading }: SectionVisibility, world: Resolve): SectionState => {
  const { truth } = decideCondition(section.when ? clausesOf(section.when) : [], world);
  if (truth === false) return 'hidden';
  const bindings = Object.values(section.bindings ?? {});
  if (truth === 'unknown' || bindings.some(({ ref, fallback }) => !world(ref).known && fallback === undefined)) {
    if (carriesHeading || section.onError === 'message') return 'error';
    if (section.onError === 'defer') return 'deferred';
    return section.onError === 'notFound' ? 'notFound' : 'hidden';
  }
  if (!neededProps(registered).some((prop) => isPropAbsent(section, prop, world))) return 'ok';
  return carriesHeading || section.onEmpty === 'message' ? 'empty' : 'hidden';
};

/** The props without which a section is empty. */
export const neededProps = ({ requiredBindings, manifest }: RegisteredSection): readonly string[] => [
  ...new Set([...requiredBindings, ...(manifest.emptyWhen === undefined ? [] : [manifest.emptyWhen])]),
];

const isPropAbsent = ({ bindings = {}, settings = {} }: Section, prop: string, world: Resolve): boolean => {
  const binding = Object.hasOwn(bindings, prop) ? bindings[prop] : undefined;
  if (!binding) return isAbsent(Object.hasOwn(settings, prop) ? settings[prop] : undefined);
  const resolved = world(binding.ref);
  return !(resolved.known && !isAbsent(resolved.value)) && isAbsent(binding.fallback);
};

/** Leaves that name every ref on which a section's state depends. */
export const leavesOfState = ({ section, registered }: SectionVisibility): readonly Leaf[] => {
  const needed = neededProps(registered);
  const bound = Object.entries(section.bindings ?? {})
    .filter(([prop, { ref }]) => needed.includes(prop) || dataIdOf(ref) !== undefined)
    .map(([, { ref }]): Leaf => ({ ref, op: 'present' }));
  return [...(section.when ? clausesOf(section.when).flat() : []), ...bound];
};
