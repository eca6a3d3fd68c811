import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from '../shared/form/field-spec.ts';
/** The fields of a demo request, as the call takes them (domain.md 4.1). */
export declare const fieldsIn: (env: SectionEnv) => readonly FieldSpec[];
