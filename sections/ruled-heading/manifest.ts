import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const ruledHeading = defineSection({
  type: 'ruled-heading',
  title: 'Page heading, ruled',
  description: 'The heading of a page on the dark ground of the theme, over a strip of stone lattice.',
  settings,
  bindings,

  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse'],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Page',
      text: '',
    },
    hi: {
      heading: 'पृष्ठ',
      text: '',
    },
  },
  component: () => import('./RuledHeading.tsx').then((module) => module.RuledHeading),
  example: {
    heading: 'Notices',
    text: 'Everything that the office has announced this session.',
  },
});
