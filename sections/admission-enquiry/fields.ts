import type { SectionEnv } from '#engine/section.ts';
import { relationLookup } from '#schemas/lookups/relations.ts';
import { categories, enquiryFields, genders } from '#schemas/records/enquiry.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import type { Choice, FieldSpec } from '../shared/form/field-spec.ts';
import { stateChoices } from '../shared/form/states.ts';
import { shortSession } from './sessions.ts';

const relations = (relationLookup.standard ?? []).map(({ id, name }): Choice => ({ value: id, label: name }));

/** One step of the form: what is needed, and what may wait until admission. */
interface Step {
  readonly name: 'child' | 'you' | 'review';
  readonly fields: readonly FieldSpec[];
  /** Fields that only some classes ask for. */
  readonly earlier?: readonly FieldSpec[];
  readonly more?: readonly FieldSpec[];
}

const name: readonly FieldSpec[] = [
  { name: 'Student_First_Name', kind: 'text', required: true, maxLength: 100 },
  { name: 'Student_Last_Name', kind: 'text', maxLength: 100 },
];

/** The session and the class; one open session is stated, not asked. */
const sessionField = ({ sessions: [latest, ...others] }: Admissions): FieldSpec => ({
  name: 'Session',
  kind: 'radio',
  required: true,
  wide: true,
  ...(latest && { initial: latest.name }),
  options: [...(latest ? [latest] : []), ...others].map((one) => ({ value: one.name, label: shortSession(one.name) })),
});

const classField: FieldSpec = { name: 'Class_Id', kind: 'radio', required: true, wide: true };

const earlier: readonly FieldSpec[] = [
  { name: 'Previous_Class', kind: 'text', maxLength: 50 },
  { name: 'Previous_School', kind: 'text', maxLength: 150 },
  { name: 'Medium', kind: 'text', maxLength: 50 },
];

/** Of the gender the call wants a word; what a family need not say now is not said. */
const moreOfChild: readonly FieldSpec[] = [
  { name: 'Student_Middle_Name', kind: 'text', maxLength: 100 },
  { name: 'Gender', kind: 'select', options: genders, initial: 'Undisclosed' },
  { name: 'Category', kind: 'select', options: categories },
];

const parent: readonly FieldSpec[] = [
  { name: 'Parent_Name', kind: 'text', required: true, autoComplete: 'name', maxLength: 100 },
  { name: 'Parent_Relation', kind: 'select', required: true, options: relations },
  { name: 'Mobile', kind: 'tel', required: true, autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Email', kind: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
];

const moreOfFamily = (env: SectionEnv): readonly FieldSpec[] => [
  { name: 'Alternate_Mobile', kind: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Sibling_Admission_No', kind: 'text', maxLength: 20 },
  { name: 'Address', kind: 'text', autoComplete: 'address-line1', maxLength: 250, wide: true },
  { name: 'City', kind: 'text', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'Pincode', kind: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 6 },
  { name: 'State', kind: 'select', autoComplete: 'address-level1', options: stateChoices(env) },
  { name: 'Source', kind: 'select', options: enquiryFields.Source.enum },
  { name: 'Transport_Needed', kind: 'checkbox', wide: true },
  { name: 'Special_Needs', kind: 'textarea', maxLength: 500, wide: true },
  { name: 'Message', kind: 'textarea', maxLength: 1000, wide: true },
];

/** The steps of an enquiry with the fields that the call takes (docs/domain.md, Admissions). */
export const stepsOf = (admissions: Admissions, env: SectionEnv): readonly Step[] => [
  {
    name: 'child',
    fields: [
      ...name,
      { name: 'Date_Of_Birth', kind: 'date-boxes', required: true, max: env.today },
      sessionField(admissions),
      classField,
    ],
    earlier,
    more: moreOfChild,
  },
  { name: 'you', fields: parent, more: moreOfFamily(env) },
  { name: 'review', fields: [{ name: 'Consent', kind: 'checkbox', required: true, wide: true }] },
];
