import { defineKind } from '#engine/section.ts';
import { documentStrings } from '../shared/documents/strings.ts';
import { stateStrings } from '../shared/form/states.ts';
import { formStrings } from '../shared/form/strings.ts';
import { open } from './looks/open/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { soft } from './looks/soft/look.ts';
import { bindings, settings } from './schema.ts';
import { enquiryStrings } from './strings.ts';

export const admissionEnquiry = defineKind({
  type: 'admission-enquiry',
  title: 'Admission enquiry',
  description:
    'The form with which a family enquires about admission, in three steps; then its number, a receipt to print and the documents.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  forSignedOut: true,
  strings: {
    en: { ...formStrings.en, ...documentStrings.en, ...stateStrings.en, ...enquiryStrings.en },
    hi: { ...formStrings.hi, ...documentStrings.hi, ...stateStrings.hi, ...enquiryStrings.hi },
  },
  looks: [soft, ruled, open],
  example: {
    trackHref: '/admission/track',
    admissions: {
      sessions: [
        { name: '2027-2028', ageOn: '2026-12-31', closesOn: '2027-01-15' },
        { name: '2026-2027', ageOn: '2026-04-01' },
      ],
      classes: [
        { id: 1, name: 'Nursery', minAge: 3, asksEarlierSchool: false, stages: [0] },
        { id: 2, name: 'LKG', minAge: 4, asksEarlierSchool: false, stages: [0] },
        { id: 8, name: 'Class V', minAge: 10, asksEarlierSchool: true, stages: [1] },
      ],
      stages: [
        { className: 'Nursery and KG', childrenAge: '3 - 5 years', classTime: '9:00 am - 12:15 pm' },
        { className: 'Classes I to V', childrenAge: '6 - 10 years', classFees: '₹32,000 / year' },
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
