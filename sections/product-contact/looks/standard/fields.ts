import type { FieldSpec } from '../../../shared/form/field-spec.ts';

/** The fields of a message, as the call takes them (docs/domain.md, Contact messages). */
export const fields: readonly FieldSpec[] = [
  { name: 'Name', kind: 'text', required: true, autoComplete: 'name', maxLength: 255, wide: true },
  { name: 'Email', kind: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  { name: 'Mobile', kind: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Subject', kind: 'text', maxLength: 150, wide: true },
  { name: 'Message', kind: 'textarea', required: true, maxLength: 500, wide: true },
];
