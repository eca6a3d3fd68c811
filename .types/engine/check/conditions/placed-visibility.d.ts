import type { Resolve } from '../../conditions/decide-condition.ts';
import { type SectionVisibility } from '../../conditions/section-state.ts';
import type { PlacedSection, PlacedTemplate } from '../rule.ts';
/**
 * A section of a template as far as it decides whether it stands. Undefined where that cannot be known: its type, a
 * ref or a required binding is not there, which has a finding of its own.
 */
export declare const visibilityOf: (placed: PlacedSection, { template, scope }: PlacedTemplate) => SectionVisibility | undefined;
/** Every way some sections of a template can stand together, failing sources among them; undefined where unproven. */
export declare const worldsOfSections: (sections: readonly SectionVisibility[], { scope }: PlacedTemplate) => readonly Resolve[] | undefined;
