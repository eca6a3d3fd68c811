import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from '../shared/form/field-spec.ts';
/** The fields of a registration under their headings (domain.md 4.6). What is not asked here has a default. */
export declare const groupsIn: (env: SectionEnv) => {
    legend: string;
    fields: readonly FieldSpec[];
}[];
