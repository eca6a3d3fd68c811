import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const topperRail = defineSection({
  type: 'topper-rail',
  title: 'Toppers in a row',
  description: 'The best results as large figures over portraits, in a row that scrolls and snaps.',
  settings,
  bindings,
  emptyWhen: 'items',
  minors: ['items'],
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
      classOf: 'Class {name}',
      empty: 'No results to show yet.',
      error: 'The results could not be loaded.',
    },
    hi: {
      heading: 'परिणाम',
      classOf: 'कक्षा {name}',
      empty: 'अभी दिखाने के लिए कोई परिणाम नहीं है।',
      error: 'परिणाम लोड नहीं हो सके।',
    },
  },
  component: () => import('./TopperRail.tsx').then((module) => module.TopperRail),
  example: { items: [{ student_Name: 'Aarav Kurien', class_Name: 'XII', marks: '98.4%' }] },
});
