import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const letter = defineLook(
  { settings, bindings },
  {
    look: 'letter',
    description: 'The ways to contact the office, one to a line, on a sheet of letter paper.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.hairline',
      'color.muted',
      'color.primary',
      'color.surface',
      'font.heading',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
    ],
    strings: {
      en: {
        phone: 'Telephone',
      },
      hi: {
        phone: 'फ़ोन',
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
    component: () => import('./ContactLetter.tsx').then((module) => module.ContactLetter),
  },
);
