import { defineSection } from '#engine/section.ts';
import { failureStrings } from '../shared/failure/strings.ts';
import { bindings, settings } from './schema.ts';

export const lostTrail = defineSection({
  type: 'lost-trail',
  title: 'Lost trail',
  description: 'A page that only says something, such as that there is no such page, over a path that breaks off.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'none',
  tokens: [
    'color.accent',
    'color.focus-inverse',
    'color.inverse',
    'color.on-accent',
    'color.on-inverse',
    'color.primary',
    'radius.control',
    'size.h1',
    'size.h4',
  ],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
  ],
  strings: {
    en: {
      ...failureStrings.en,
      heading: 'The trail ends here',
      text: 'The address may have changed, or the page was taken down.',
      linkLabel: 'Back to the home page',
      pages: 'Other pages',
    },
    hi: {
      ...failureStrings.hi,
      heading: 'पगडंडी यहीं ख़त्म होती है',
      text: 'हो सकता है कि पता बदल गया हो या पेज हटा दिया गया हो।',
      linkLabel: 'मुखपृष्ठ पर लौटें',
      pages: 'दूसरे पेज',
    },
  },
  component: () => import('./LostTrail.tsx').then((module) => module.LostTrail),
  example: { heading: 'The trail ends here', linkHref: '/' },
});
