import type { FieldSpec } from '../shared/form/field-spec.ts';
/** What a family proves itself by, as the call takes it. */
export declare const fields: readonly FieldSpec[];
