import { defineKind } from '#engine/section.ts';
import { open } from './looks/open/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { soft } from './looks/soft/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const certificateLookup = defineKind({
  type: 'certificate-lookup',
  title: 'Look-up of transfer certificates',
  description: 'Who knows number and date of birth downloads the certificate that the school has issued.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [soft, ruled, open],
  example: {
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
    },
  },
});
