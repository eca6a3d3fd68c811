import type { FieldSpec } from '../shared/form/field-spec.ts';
/** What a certificate is found by, as the call takes it. */
export declare const fieldsOn: (today: string) => readonly FieldSpec[];
