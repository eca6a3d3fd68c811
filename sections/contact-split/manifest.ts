import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const contactSplit = defineSection({
  type: 'contact-split',
  version: 1,
  title: 'Contact, split',
  description:
    'The number at display size and the other ways to reach the school, beside a drawn map with its address.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.canvas',
    'color.control',
    'color.focus-inverse',
    'color.ink',
    'color.inverse',
    'color.muted',
    'color.on-accent',
    'color.on-inverse',
    'color.primary',
    'color.tint',
    'font.heading',
    'size.container',
    'size.h2',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Reach the office',
      text: '',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      email: 'E-mail',
      hours: 'Office hours',
      map: 'Map and directions',
      empty: 'The school has not left a way to reach it yet.',
      error: 'The contact details could not be loaded.',
    },
  },
  component: () => import('./ContactSplit.tsx').then((module) => module.ContactSplit),
  example: {
    school: {
      school_Name: 'Nilambari International School',
      school_Slug: 'nilambari',
      schoolKey: 'NIS-1',
      phone: '+91 4936 555 014',
      school_address: 'Ridge Road, Wayanad',
    },
  },
});
