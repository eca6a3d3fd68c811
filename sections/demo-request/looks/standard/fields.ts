import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from '../../../shared/form/field-spec.ts';
import { stateChoices } from '../../../shared/form/states.ts';

/** What a call back needs: a dialog asks for no more, so that its button is in view. */
const forACall: ReadonlySet<string> = new Set([
  'Name',
  'School_Name',
  'Mobile',
  'Email',
  'City',
  'Students_Count',
  'Consent',
]);

export const fewFieldsIn = (env: SectionEnv): readonly FieldSpec[] =>
  fieldsIn(env).filter(({ name }) => forACall.has(name));

/** The fields of a demo request, as the call takes them (docs/domain.md, Demo requests). */
export const fieldsIn = (env: SectionEnv): readonly FieldSpec[] => [
  { name: 'Name', kind: 'text', required: true, autoComplete: 'name', maxLength: 100 },
  { name: 'School_Name', kind: 'text', required: true, autoComplete: 'organization', maxLength: 150 },
  { name: 'Mobile', kind: 'tel', required: true, autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Email', kind: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  { name: 'Designation', kind: 'select', options: ['Owner', 'Principal', 'Admin', 'Teacher', 'IT', 'Other'] },
  { name: 'Students_Count', kind: 'select', options: ['<200', '200–500', '501–1000', '1001–3000', '3000+'] },
  { name: 'City', kind: 'text', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'State', kind: 'select', autoComplete: 'address-level1', options: stateChoices(env) },
  { name: 'Preferred_Time', kind: 'select', options: ['Morning', 'Afternoon', 'Evening'] },
  { name: 'Message', kind: 'textarea', maxLength: 500, wide: true },
  { name: 'Consent', kind: 'checkbox', required: true, wide: true },
];
