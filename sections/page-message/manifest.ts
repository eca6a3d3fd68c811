import { defineSection } from '#engine/section.ts';
import { failureStrings } from '../shared/failure/strings.ts';
import { bindings, settings } from './schema.ts';

export const pageMessage = defineSection({
  type: 'page-message',
  title: 'Page message',
  description: 'A page that only says something, such as that there is no such page.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: ['color.accent', 'color.primary', 'size.h1', 'size.h4'],
  contrast: [{ text: 'color.ink', on: 'color.canvas', min: 4.5 }],
  strings: {
    en: {
      ...failureStrings.en,
      heading: 'This page is not here',
      text: 'The address may have changed, or the page was taken down.',
      linkLabel: 'Go to the home page',
    },
    hi: {
      ...failureStrings.hi,
      heading: 'यह पेज यहाँ नहीं है',
      text: 'हो सकता है कि पता बदल गया हो या पेज हटा दिया गया हो।',
      linkLabel: 'मुखपृष्ठ पर जाएँ',
    },
  },
  component: () => import('./PageMessage.tsx').then((module) => module.PageMessage),
  example: { heading: 'This page is not here', linkHref: '/' },
});
