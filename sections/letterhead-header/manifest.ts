import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const letterheadHeader = defineSection({
  type: 'letterhead-header',
  title: 'Letterhead header',
  description:
    'The school’s letterhead: crest and name between address and telephone, and the menu as a ruled line that stays.',
  settings,
  bindings,

  client: 'never',
  headingLevel: null,
  landmark: 'banner',
  tokens: [
    'color.accent',
    'color.control',
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.on-primary',
    'color.primary',
    'color.primary-hover',
    'color.surface',
    'color.tint',
    'font.heading',
    'radius.control',
    'size.caption',
  ],
  contrast: [
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
      menu: 'Menu',
      mainMenu: 'Main',
      languages: 'Language',
      login: 'Log in',
      home: '{name}, home page',
      call: 'Call {phone}',
      write: 'Write to {email}',
    },
    hi: {
      enquireLabel: 'प्रवेश',
      menu: 'मेनू',
      mainMenu: 'मुख्य',
      languages: 'भाषा',
      login: 'लॉगिन',
      home: '{name}, मुखपृष्ठ',
      call: '{phone} पर फ़ोन करें',
      write: '{email} पर ईमेल करें',
    },
  },
  component: () => import('./LetterheadHeader.tsx').then((module) => module.LetterheadHeader),
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
