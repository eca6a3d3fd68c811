import type { SectionEnv } from '#engine/section.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import type { FieldSpec } from '../shared/form/field-spec.ts';
/** One step of the form: its fields under a heading. */
interface Step {
    /** The string that names it. */
    readonly legend: 'child' | 'parent' | 'details' | 'consent';
    readonly fields: readonly FieldSpec[];
    /** Fields that only some classes ask for. */
    readonly earlier?: readonly FieldSpec[];
}
/** The steps of an enquiry with the fields that the call takes (domain.md 4.2). */
export declare const stepsOf: (admissions: Admissions, env: SectionEnv) => readonly Step[];
export {};
