import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformSteps = defineSection({
  type: 'platform-steps',
  title: 'How to create a school page',
  description: 'Three numbered steps, each with a slip of what it looks like, and whom to write to.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.hairline',
    'color.muted',
    'color.primary',
    'color.tint',
    'font.code',
    'font.heading',
    'radius.card',
    'size.caption',
    'size.h1',
    'size.h3',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 3 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.link', on: 'color.tint', min: 4.5 },
  ],
  strings: { en: {}, hi: {} },
  component: () => import('./PlatformSteps.tsx').then((module) => module.PlatformSteps),
  example: {
    heading: 'How To Create',
    lead: 'Three steps.',
    steps: [
      { heading: 'Gather', text: 'Write what parents ask for into one file.', slip: 'content.json\nimages/' },
      { heading: 'Choose a theme', text: 'Pick one of three designs.', slip: '{ "themeId": 1 }' },
      { heading: 'Import', text: 'The page is live.' },
    ],
    createHeading: 'Create Page',
    createText: 'Ten minutes, no payment.',
    createLabel: 'Create Page',
    createHref: '/create-school-web-page',
    createAnchor: 'create-page',
    signedIn: false,
  },
});
