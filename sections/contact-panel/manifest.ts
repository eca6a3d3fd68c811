import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const contactPanel = defineSection({
  type: 'contact-panel',
  title: 'Contact',
  description: 'Phone, WhatsApp, e-mail, address and office hours, each as one large action.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.ink',
    'color.muted',
    'color.primary',
    'color.surface',
    'font.heading',
    'radius.card',
    'shadow.1',
    'size.h3',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.surface', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Reach the office',
      text: '',
      phone: 'Phone',
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
      phone: 'फ़ोन',
      whatsapp: 'WhatsApp',
      email: 'ईमेल',
      address: 'पता',
      hours: 'कार्यालय का समय',
      empty: 'विद्यालय ने अभी संपर्क का कोई विवरण नहीं दिया है।',
      error: 'संपर्क विवरण लोड नहीं हो सका।',
    },
  },
  component: () => import('./ContactPanel.tsx').then((module) => module.ContactPanel),
  example: {
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      email: 'office@amaltas.example',
      office_Hours: 'Monday to Saturday, 9 am to 3 pm',
    },
  },
});
