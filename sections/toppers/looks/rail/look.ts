import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const rail = defineLook(
  { settings, bindings },
  {
    look: 'rail',
    description: 'The best results as large figures over portraits, in a row that scrolls and snaps.',
    client: 'never',
    tokens: [
      'color.canvas',
      'color.control',
      'color.muted',
      'color.secondary',
      'color.tint',
      'font.heading',
      'radius.media',
      'size.h1',
      'size.h2',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.secondary', on: 'color.canvas', min: 4.5 },
    ],
    strings: {
      en: {
        heading: 'Results',
        empty: 'No results to show yet.',
        classOf: 'Class {name}',
      },
      hi: {
        heading: 'परिणाम',
        empty: 'अभी दिखाने के लिए कोई परिणाम नहीं है।',
        classOf: 'कक्षा {name}',
      },
    },
    example: { items: [{ student_Name: 'Aarav Kurien', class_Name: 'XII', marks: '98.4%' }] },
    component: () => import('./ToppersRail.tsx').then((module) => module.ToppersRail),
  },
);
