import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const policyText = defineSection({
  type: 'policy-text',
  title: 'Policy',
  description: 'A policy in the school’s own words, or in the theme’s where it has none, with the ways to reach it.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'none',
  tokens: [
    'color.accent',
    'color.hairline',
    'color.muted',
    'color.primary',
    'color.tint',
    'font.heading',
    'radius.card',
    'size.h2',
    'size.h3',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.tint', min: 4.5 },
  ],
  variants: ['soft', 'ruled', 'open'],
  strings: {
    en: {
      heading: 'What we promise',
      contact: 'Contact',
      contactText: '',
      since: 'As of',
      error: 'This text could not be loaded. Please try again, or call the office.',
    },
    hi: {
      heading: 'हमारा वादा',
      contact: 'संपर्क',
      contactText: '',
      since: 'दिनांक',
      error: 'यह पाठ लोड नहीं हो सका। कृपया फिर कोशिश करें या कार्यालय को फ़ोन करें।',
    },
  },
  component: () => import('./PolicyText.tsx').then((module) => module.PolicyText),
  example: {
    variant: 'soft',
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
