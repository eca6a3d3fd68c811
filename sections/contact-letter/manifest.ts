import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const contactLetter = defineSection({
  type: 'contact-letter',
  title: 'Contact letter',
  description: 'The ways to reach the office, one to a line, on a sheet of letter paper.',
  settings,
  bindings,

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
      heading: 'Reach the office',
      text: '',
      phone: 'Telephone',
      whatsapp: 'WhatsApp',
      email: 'E-mail',
      address: 'Address',
      hours: 'Office hours',
      empty: 'The school has not left a way to reach it yet.',
      error: 'The contact details could not be loaded.',
    },
    hi: {
      heading: 'कार्यालय से संपर्क',
      text: '',
      phone: 'टेलीफ़ोन',
      whatsapp: 'WhatsApp',
      email: 'ईमेल',
      address: 'पता',
      hours: 'कार्यालय का समय',
      empty: 'विद्यालय ने अभी संपर्क का कोई विवरण नहीं दिया है।',
      error: 'संपर्क विवरण लोड नहीं हो सका।',
    },
  },
  component: () => import('./ContactLetter.tsx').then((module) => module.ContactLetter),
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
});
