import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const letterhead = defineLook(
  { settings, bindings },
  {
    look: 'letterhead',
    description: 'The school’s letterhead at the foot of the page: address, ways to reach it, hours and pages.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.muted-inverse',
      'color.on-inverse',
      'color.primary',
      'color.surface',
      'font.heading',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    ],
    settings: own,
    strings: {
      en: {
        disclosureLabel: 'Mandatory disclosure',
        certificateLabel: 'Transfer certificates',
        phone: 'Telephone',
        email: 'Email',
      },
      hi: {
        disclosureLabel: 'अनिवार्य प्रकटीकरण',
        certificateLabel: 'स्थानांतरण प्रमाण पत्र',
        phone: 'फ़ोन',
        email: 'ईमेल',
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
    component: () => import('./SiteFooterLetterhead.tsx').then((module) => module.SiteFooterLetterhead),
  },
);
