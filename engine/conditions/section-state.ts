import type { JSONSchema } from 'json-schema-to-ts';
import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Section } from '#schemas/theme/theme.ts';
import { withoutExamples } from '../literals.ts';
import { examplesRef } from '../refs/ref-domain.ts';
import type { RegisteredSection } from '../registry.ts';
import { emptyingProps } from '../section.ts';
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
  const lacks = (prop: string): boolean => isPropAbsent({ section, registered }, prop, world);
  const emptying = emptyingProps(registered.manifest);
  const isEmpty = registered.requiredBindings.some(lacks) || (emptying.length > 0 && emptying.every(lacks));
  if (!isEmpty) return 'ok';
  return carriesHeading || section.onEmpty === 'message' ? 'empty' : 'hidden';
};

/** The props without any one of which a section is empty. */
export const neededProps = ({ requiredBindings, manifest }: RegisteredSection): readonly string[] => {
  const emptying = emptyingProps(manifest);
  return [...new Set([...requiredBindings, ...(emptying.length === 1 ? emptying : [])])];
};

type Filled = Pick<SectionVisibility, 'section' | 'registered'>;

const isPropAbsent = (filled: Filled, prop: string, world: Resolve): boolean => {
  const { bindings = {} } = filled.section;
  const binding = Object.hasOwn(bindings, prop) ? bindings[prop] : undefined;
  if (binding) return !isKnownPresent(binding.ref, world) && isAbsent(binding.fallback);
  return isAbsent(givenTo(filled, prop)) && !(isEntered(filled, prop) && isKnownPresent(examplesRef, world));
};

const isKnownPresent = (ref: string, world: Resolve): boolean => {
  const resolved = world(ref);
  return resolved.known && !isAbsent(resolved.value);
};

/** What the theme gives a section for a prop at every school. */
const givenTo = ({ section: { settings = {} }, registered }: Filled, prop: string): unknown =>
  withoutExamples(settingSchema(registered, prop), Object.hasOwn(settings, prop) ? settings[prop] : undefined);

/** Whether a school may enter a prop that the theme has nothing, or an example, for. */
const isEntered = ({ registered }: Filled, prop: string): boolean => settingSchema(registered, prop) !== undefined;

const settingSchema = ({ manifest }: RegisteredSection, name: string): JSONSchema | undefined => {
  const { properties = {} } = manifest.settings as { readonly properties?: Readonly<Record<string, JSONSchema>> };
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
};

/** Leaves that name every ref on which a section's state depends. */
export const leavesOfState = ({ section, registered }: SectionVisibility): readonly Leaf[] => {
  const needed = [...new Set([...registered.requiredBindings, ...emptyingProps(registered.manifest)])];
  const bindings = section.bindings ?? {};
  const bound = Object.entries(bindings)
    .filter(([prop, { ref }]) => needed.includes(prop) || dataIdOf(ref) !== undefined)
    .map(([, { ref }]): Leaf => ({ ref, op: 'present' }));
  const entered = needed
    .filter((prop) => !Object.hasOwn(bindings, prop) && isEntered({ section, registered }, prop))
    .map((): Leaf => ({ ref: examplesRef, op: 'present' }));
  return [...(section.when ? clausesOf(section.when).flat() : []), ...bound, ...entered];
};
