import { defineKind } from '#engine/section.ts';
import { open } from './looks/open/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { soft } from './looks/soft/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const admissionTrack = defineKind({
  type: 'admission-track',
  title: 'How an enquiry goes',
  description:
    'A family asks by number and mobile how its enquiry goes, and sends the documents that are still needed.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  forSignedOut: true,
  strings,
  looks: [soft, ruled, open],
  example: {
    enquiryHref: '/registration',
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
    },
  },
});
