import { defineSection } from '#engine/section.ts';
import { documentStrings } from '../shared/documents/strings.ts';
import { formTokens } from '../shared/form/form-look.ts';
import { stateStrings } from '../shared/form/states.ts';
import { formStrings } from '../shared/form/strings.ts';
import { bindings, settings } from './schema.ts';
import { enquiryStrings } from './strings.ts';

export const admissionEnquiry = defineSection({
  type: 'admission-enquiry',
  title: 'Admission enquiry',
  description:
    'The form with which a family asks for a place, in four steps; then its number, a receipt to print and the documents.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: formTokens,
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.danger', on: 'color.surface', min: 4.5 },
    { text: 'color.danger', on: 'color.canvas', min: 4.5 },
    { text: 'color.success', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.tint', min: 4.5 },
    { text: 'color.control', on: 'color.surface', min: 3 },
  ],
  variants: ['soft', 'ruled', 'open'],
  strings: {
    en: { ...formStrings.en, ...documentStrings.en, ...stateStrings.en, ...enquiryStrings.en },
    hi: { ...formStrings.hi, ...documentStrings.hi, ...stateStrings.hi, ...enquiryStrings.hi },
  },
  component: () => import('./AdmissionEnquiry.tsx').then((module) => module.AdmissionEnquiry),
  example: {
    variant: 'soft',
    trackHref: '/admission/track',
    admissions: {
      sessions: [
        { name: '2026-2027', firstDay: '2026-04-01' },
        { name: '2027-2028', firstDay: '2027-04-01' },
      ],
      classes: [
        { id: 1, name: 'Nursery', minAge: 3, asksEarlierSchool: false },
        { id: 8, name: 'Class 5', minAge: 10, asksEarlierSchool: true },
      ],
    },
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
    },
  },
});
