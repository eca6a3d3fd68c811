import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const letterhead = defineLook(
  { settings, bindings },
  {
    look: 'letterhead',
    description:
      'The school’s letterhead: crest and name between address and telephone, and the menu as a ruled line that stays.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-inverse',
      'color.on-primary',
      'color.primary',
      'color.primary-hover',
      'color.secondary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.control',
      'size.caption',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.secondary', on: 'color.canvas', min: 4.5 },
      { text: 'color.secondary', on: 'color.surface', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
      { text: 'color.on-primary', on: 'color.primary-hover', min: 4.5 },
    ],
    strings: {
      en: {
        enquireLabel: 'Admissions',
      },
      hi: {
        enquireLabel: 'प्रवेश',
      },
    },
    example: {
      school: {
        school_Name: 'Devdatt Collegiate School',
        school_Slug: 'devdatt',
        schoolKey: 'DCS-1908',
        phone: '+91 751 5550 108',
        email: 'office@devdatt.example',
        school_address: '12 Katora Tal Road, Gwalior 474009',
        office_Hours: 'Monday to Saturday, 9 am to 4 pm',
      },
    },
    component: () => import('./SiteHeaderLetterhead.tsx').then((module) => module.SiteHeaderLetterhead),
  },
);
