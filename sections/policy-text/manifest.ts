import { defineKind } from '#engine/section.ts';
import { open } from './looks/open/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { soft } from './looks/soft/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const policyText = defineKind({
  type: 'policy-text',
  title: 'Policy',
  description: 'A policy in the school’s own words, or in the theme’s where it has none, with the ways to reach it.',
  settings,
  bindings,
  headingLevel: null,
  fixedLevel: 2,
  landmark: 'none',
  strings,
  looks: [soft, ruled, open],
  example: {
    parts: [{ heading: 'What we keep', text: '{school} keeps what an enquiry says, and nothing else.' }],
    date: '2026-11-01',
    contactText: 'Questions about this page?',
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      email: 'office@amaltas.example',
    },
  },
});
