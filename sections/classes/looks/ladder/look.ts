import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const ladder = defineLook(
  { settings, bindings },
  {
    look: 'ladder',
    description: 'Each class as a wide row with a photo, its age at display size, and fee, hours and size beside it.',
    client: 'never',
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
      'size.small',
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
        size: 'Class size',
        age: 'Age {age}',
        empty: 'No classes available.',
      },
      hi: {
        heading: 'कक्षाएँ',
        size: 'कक्षा में बच्चे',
        age: 'आयु {age}',
        empty: 'कोई कक्षा उपलब्ध नहीं है।',
      },
    },
    example: { items: [{ className: 'Early years', classFees: '₹2,10,000 a year', childrenAge: '3 – 5 years' }] },
    component: () => import('./ClassesLadder.tsx').then((module) => module.ClassesLadder),
  },
);
