import { defineSection } from '../../engine/section.ts';
import { formContrast, formTokens } from '../shared/form/form-look.ts';
import { formStrings } from '../shared/form/strings.ts';
import { bindings, settings } from './schema.ts';

export const certificateLookup = defineSection({
  type: 'certificate-lookup',
  version: 1,
  title: 'Look-up of transfer certificates',
  description: 'Who knows number and date of birth downloads the certificate that the school has issued.',
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
      heading: 'Find a transfer certificate',
      text: 'For pupils who have left: the certificate as the school has issued it.',
      error: 'The form could not be loaded. Please call the office.',
      Document_Number: 'Certificate number',
      Document_NumberHint: 'As it stands on the certificate, such as TC/2026/041',
      Date_Of_Birth: 'Date of birth',
      Date_Of_BirthHint: 'The pupil’s, as in the school’s register',
      submit: 'Find certificate',
      notFound: 'No certificate has this number with this date of birth. Please look at both and try again.',
      found: 'The certificate is here. The link holds for ten minutes.',
      download: 'Download certificate',
      another: 'Find another',
      noList: 'There is no list of pupils on this site. A certificate is shown only to who knows both facts.',
      lost: 'Number not at hand? Call the office.',
      sent: '',
    },
  },
  component: () => import('./CertificateLookup.tsx').then((module) => module.CertificateLookup),
  example: {
    variant: 'soft',
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
    },
  },
});
