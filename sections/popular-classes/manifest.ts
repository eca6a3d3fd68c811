import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const popularClasses = defineSection({
  type: 'popular-classes',
  title: 'Popular classes',
  description: 'Classes with their fee, size, hours and age.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.muted',
    'color.primary',
    'color.surface',
    'color.tint',
    'radius.card',
    'shadow.1',
    'size.caption',
    'size.h3',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.surface', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Popular classes',
      fees: 'Fee',
      size: 'Class size',
      time: 'Hours',
      age: 'Age',
      empty: 'No classes are listed yet.',
      error: 'The classes could not be loaded.',
    },
    hi: {
      heading: 'लोकप्रिय कक्षाएँ',
      fees: 'शुल्क',
      size: 'विद्यार्थी संख्या',
      time: 'समय',
      age: 'आयु',
      empty: 'अभी कोई कक्षा दर्ज नहीं है।',
      error: 'कक्षाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./PopularClasses.tsx').then((module) => module.PopularClasses),
  example: {
    items: [
      {
        className: 'Nursery',
        classFees: '₹32,000 a year',
        classSize: '20',
        classTime: '9:00 am – 12:30 pm',
        childrenAge: '3–4 years',
      },
    ],
  },
});
