import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const titleBand = defineSection({
  type: 'title-band',
  title: 'Title on a dark band',
  description: 'The heading of a page at display size on a dark band with the lines of a hill.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: [
    'color.accent',
    'color.focus-inverse',
    'color.inverse',
    'color.on-inverse',
    'color.primary',
    'size.h1',
    'size.h4',
  ],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Our school',
      text: '',
    },
    hi: {
      heading: 'हमारा विद्यालय',
      text: '',
    },
  },
  component: () => import('./TitleBand.tsx').then((module) => module.TitleBand),
  example: { heading: 'Gallery', text: 'A year outdoors, in pictures.' },
});
