import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const classLadder = defineSection({
  type: 'class-ladder',
  title: 'Classes as steps',
  description: 'Each class as a wide row with a photo, its age at display size, and fee, hours and size beside it.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent-text',
    'color.canvas',
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.primary-tint',
    'radius.media',
    'size.h2',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
    { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Classes',
      fees: 'Fee',
      size: 'Children in a class',
      time: 'Hours',
      age: 'Age {age}',
      empty: 'No classes available.',
      error: 'The classes could not be loaded.',
    },
    hi: {
      heading: 'कक्षाएँ',
      fees: 'शुल्क',
      size: 'कक्षा में बच्चे',
      time: 'समय',
      age: 'उम्र {age}',
      empty: 'कोई कक्षा उपलब्ध नहीं है।',
      error: 'कक्षाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./ClassLadder.tsx').then((module) => module.ClassLadder),
  example: { items: [{ className: 'Early years', classFees: '₹2,10,000 a year', childrenAge: '3 – 5 years' }] },
});
