import { defineSection } from '../../engine/section.ts';
import { formContrast, formTokens } from '../shared/form/form-look.ts';
import { formStrings } from '../shared/form/strings.ts';
import { paperStrings } from '../shared/papers/strings.ts';
import { bindings, settings } from './schema.ts';

export const admissionTrack = defineSection({
  type: 'admission-track',
  version: 1,
  title: 'How an enquiry goes',
  description:
    'A family asks by number and mobile how its enquiry goes, and sends the documents that are still needed.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: formTokens,
  contrast: formContrast,
  variants: ['soft', 'ruled', 'open'],
  strings: {
    en: {
      ...formStrings,
      ...paperStrings,
      heading: 'How your enquiry goes',
      text: 'The reference number stands on your receipt; the mobile number is the one you gave.',
      error: 'The form could not be loaded. Please call the office.',
      Reference_No: 'Reference number',
      Reference_NoHint: 'Such as E2026-0042',
      Mobile: 'Mobile number',
      MobileHint: 'The one you gave in the enquiry',
      submit: 'Show',
      notFound: 'No enquiry has this reference number with this mobile number. Please look at both and try again.',
      'told.reference': 'Reference',
      'told.status': 'Now',
      'told.next': 'Next date',
      nextNone: 'None is set. The office will call you.',
      another: 'Ask about another enquiry',
      noneYet: 'No enquiry yet?',
      enquire: 'Ask for a place',
      lost: 'Lost the number? Call the office.',
      sent: '',
    },
  },
  component: () => import('./AdmissionTrack.tsx').then((module) => module.AdmissionTrack),
  example: {
    variant: 'soft',
    enquiryHref: '/registration',
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
    },
  },
});
