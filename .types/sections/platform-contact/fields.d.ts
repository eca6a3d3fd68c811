import type { FieldSpec } from '../shared/form/field-spec.ts';
/** The fields of a message, as the call takes them (domain.md 4.11). */
export declare const fields: readonly FieldSpec[];
