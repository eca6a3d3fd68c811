import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from '../../../shared/form/field-spec.ts';
import { stateChoices } from '../../../shared/form/states.ts';
import { classChoices, mediumChoices } from '../../choices.ts';

/** What was typed before, by field. */
interface Typed {
  readonly school_Name?: string | undefined;
  readonly City?: string | undefined;
}

const schoolWith = ({ school_Name: value }: Typed): readonly FieldSpec[] => [
  {
    name: 'school_Name',
    kind: 'text',
    required: true,
    autoComplete: 'organization',
    maxLength: 150,
    wide: true,
    value,
  },
  { name: 'Board', kind: 'select', options: ['CBSE', 'CISCE', 'State', 'IB', 'Cambridge', 'NIOS', 'Other'] },
  { name: 'Medium', kind: 'select', options: mediumChoices },
  { name: 'Classes_From', kind: 'select', options: classChoices },
  { name: 'Classes_To', kind: 'select', options: classChoices },
  { name: 'school_Logo_Image', kind: 'file', accept: 'image/png,image/jpeg,image/webp', wide: true },
  { name: 'Mobile', kind: 'tel', required: true, inputMode: 'tel', maxLength: 20 },
  { name: 'Email', kind: 'email', required: true, inputMode: 'email', maxLength: 254 },
];

const placeIn = (env: SectionEnv, { City: value }: Typed): readonly FieldSpec[] => [
  { name: 'school_address', kind: 'text', required: true, autoComplete: 'address-line1', maxLength: 300, wide: true },
  { name: 'City', kind: 'text', required: true, autoComplete: 'address-level2', maxLength: 100, value },
  {
    name: 'State',
    kind: 'select',
    required: true,
    autoComplete: 'address-level1',
    options: stateChoices(env),
  },
  {
    name: 'Pincode',
    kind: 'text',
    required: true,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 6,
    minDigits: 6,
  },
];

const person: readonly FieldSpec[] = [
  { name: 'Admin_Name', kind: 'text', required: true, autoComplete: 'name', maxLength: 100 },
  { name: 'Admin_Mobile', kind: 'tel', required: true, autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
  { name: 'Admin_Email', kind: 'email', required: true, autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  { name: 'Password', kind: 'password', required: true, autoComplete: 'new-password', maxLength: 128 },
  { name: 'Terms', kind: 'checkbox', required: true, wide: true },
  { name: 'Consent', kind: 'checkbox', required: true, wide: true },
];

/**
 * The fields of a registration under their headings (docs/domain.md, Schools). What is not asked here has a default.
 */
export const groupsIn = (env: SectionEnv, typed: Typed = {}) => [
  { legend: 'school', fields: schoolWith(typed) },
  { legend: 'place', fields: placeIn(env, typed) },
  { legend: 'person', fields: person },
];
