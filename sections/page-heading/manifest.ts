import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const pageHeading = defineSection({
  type: 'page-heading',
  version: 1,
  title: 'Page heading',
  description: 'The heading of a simple page with a sentence under it.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: ['color.tint', 'color.ink', 'color.primary', 'color.accent', 'size.h1', 'radius.media'],
  contrast: [{ text: 'color.ink', on: 'color.tint', min: 4.5 }],
  strings: { en: { heading: 'Our school', text: '' } },
  component: () => import('./PageHeading.tsx').then((module) => module.PageHeading),
  example: { heading: 'Photo gallery', text: 'Days we like to remember.' },
});
