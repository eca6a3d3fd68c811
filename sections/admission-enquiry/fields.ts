import type { SectionEnv } from '#engine/section.ts';
import { relationLookup } from '#schemas/lookups/relations.ts';
import { categories, enquiryFields, genders } from '#schemas/records/enquiry.ts';
import type { Admissions } from '#schemas/sources/admissions.ts';
import type { Choice, FieldSpec } from '../shared/form/field-spec.ts';
import { stateChoices } from '../shared/form/states.ts';

const relations = (relationLookup.standard ?? []).map(({ id, name }): Choice => ({ value: id, label: name }));

/** One step of the form: its fields under a heading. */
interface Step {
  /** The string that names it. */
  readonly legend: 'child' | 'parent' | 'details' | 'consent';
  readonly fields: readonly FieldSpec[];
  /** Fields that only some classes ask for. */
  readonly earlier?: readonly FieldSpec[];
}

const childFields = ({ sessions, classes }: Admissions, today: string): readonly FieldSpec[] => [
  { name: 'Session', kind: 'select', required: true, options: sessions.map(({ name }) => name) },
  {
    name: 'Class_Id',
    kind: 'select',
    required: true,
    options: classes.map(({ id, name }) => ({ value: id, label: name })),
  },
  { name: 'Student_First_Name', kind: 'text', required: true, maxLength: 100 },
  { name: 'Student_Middle_Name', kind: 'text', maxLength: 100 },
  { name: 'Student_Last_Name', kind: 'text', maxLength: 100 },
  { name: 'Date_Of_Birth', kind: 'date', required: true, max: today },
  { name: 'Gender', kind: 'select', required: true, options: genders },
  { name: 'Category', kind: 'select', options: categories },
];

const parentFields: readonly FieldSpec[] = [
  { name: 'Parent_Name', kind: 'text', required: true, autoComplete: 'name', maxLength: 100 },
  { name: 'Parent_Relation', kind: 'select', required: true, options: relations },
  { name: 'Mobile', kind: 'tel', required: true, autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Alternate_Mobile', kind: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Email', kind: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254, wide: true },
];

const detailFields = (env: SectionEnv): readonly FieldSpec[] => [
  { name: 'Address', kind: 'text', autoComplete: 'address-line1', maxLength: 250, wide: true },
  { name: 'City', kind: 'text', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'State', kind: 'select', autoComplete: 'address-level1', options: stateChoices(env) },
  { name: 'Pincode', kind: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 6 },
  { name: 'Sibling_Admission_No', kind: 'text', maxLength: 20 },
  { name: 'Transport_Needed', kind: 'checkbox', wide: true },
  { name: 'Special_Needs', kind: 'textarea', maxLength: 500, wide: true },
];

const earlierFields: readonly FieldSpec[] = [
  { name: 'Previous_School', kind: 'text', maxLength: 150, wide: true },
  { name: 'Previous_Class', kind: 'text', maxLength: 50 },
  { name: 'Medium', kind: 'text', maxLength: 50 },
];

const consentFields: readonly FieldSpec[] = [
  { name: 'Source', kind: 'select', options: enquiryFields.Source.enum, wide: true },
  { name: 'Message', kind: 'textarea', maxLength: 1000, wide: true },
  { name: 'Consent', kind: 'checkbox', required: true, wide: true },
];

/** The steps of an enquiry with the fields that the call takes (docs/domain.md, Admissions). */
export const stepsOf = (admissions: Admissions, env: SectionEnv): readonly Step[] => [
  { legend: 'child', fields: childFields(admissions, env.today) },
  { legend: 'parent', fields: parentFields },
  { legend: 'details', fields: detailFields(env), earlier: earlierFields },
  { legend: 'consent', fields: consentFields },
];
