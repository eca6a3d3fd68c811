import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const classRegister = defineSection({
  type: 'class-register',
  title: 'Class register',
  description: 'Classes as a ruled table: ages, hours, size and fee.',
  settings,
  bindings,
  emptyWhen: 'items',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'font.heading',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Classes',
      name: 'Class',
      fees: 'Fee',
      size: 'Class size',
      time: 'Hours',
      age: 'Age',
      empty: 'No classes are listed yet.',
      error: 'The classes could not be loaded.',
    },
    hi: {
      heading: 'कक्षाएँ',
      name: 'कक्षा',
      fees: 'शुल्क',
      size: 'कक्षा में बच्चे',
      time: 'समय',
      age: 'उम्र',
      empty: 'अभी कोई कक्षा सूची में नहीं है।',
      error: 'कक्षाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./ClassRegister.tsx').then((module) => module.ClassRegister),
  example: {
    items: [
      {
        className: 'XI, Science',
        classFees: '₹1,24,000 a year',
        classSize: '32',
        classTime: '7:50 am to 2:10 pm',
        childrenAge: '15 to 17 years',
      },
    ],
  },
});
