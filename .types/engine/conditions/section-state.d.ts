import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Section } from '#schemas/theme/theme.ts';
import type { RegisteredSection } from '../registry.ts';
import { type Resolve } from './decide-condition.ts';
/** A section as far as it decides whether it stands. */
export interface SectionVisibility {
    readonly section: Section;
    readonly registered: RegisteredSection;
    readonly carriesHeading: boolean;
}
/** `notFound`: the page gives way to the not-found page. */
export type SectionState = 'ok' | 'empty' | 'error' | 'deferred' | 'hidden' | 'notFound';
/** What becomes of a section in a world, as `decidePage` decides it for a school that overrides nothing. */
export declare const stateIn: ({ section, registered, carriesHeading }: SectionVisibility, world: Resolve) => SectionState;
/** The props without which a section is empty. */
export declare const neededProps: ({ requiredBindings, manifest }: RegisteredSection) => readonly string[];
/** Leaves that name every ref on which a section's state depends. */
export declare const leavesOfState: ({ section, registered }: SectionVisibility) => readonly Leaf[];
