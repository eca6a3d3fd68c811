import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const pageHeading = defineSection({
  type: 'page-heading',
  title: 'Page heading',
  description: 'The heading of a simple page with a sentence under it.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: ['color.accent', 'color.primary', 'color.tint', 'radius.media', 'size.h1', 'size.h4'],
  contrast: [{ text: 'color.ink', on: 'color.tint', min: 4.5 }],
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
  component: () => import('./PageHeading.tsx').then((module) => module.PageHeading),
  example: { heading: 'Photo gallery', text: 'Days we like to remember.' },
});
