import { defineSection } from '#engine/section.ts';
import { failureStrings } from '../shared/failure/strings.ts';
import { bindings, settings } from './schema.ts';

export const pageSlip = defineSection({
  type: 'page-slip',
  title: 'Message slip',
  description: 'A message of a whole page on a ruled slip, with a way out.',
  settings,
  bindings,

  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: ['color.accent', 'color.control', 'color.hairline', 'color.surface', 'color.tint'],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],

  strings: {
    en: {
      ...failureStrings.en,
      heading: 'Message',
      text: '',
      linkLabel: 'Go to the home page',
    },
    hi: {
      ...failureStrings.hi,
      heading: 'संदेश',
      text: '',
      linkLabel: 'मुखपृष्ठ पर जाएँ',
    },
  },
  component: () => import('./PageSlip.tsx').then((module) => module.PageSlip),
  example: {
    heading: 'This page is not on the shelf',
    text: 'It may have been moved.',
    linkLabel: 'Go to the home page',
    linkHref: '/',
  },
});
