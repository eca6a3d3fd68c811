import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const createPageSteps = defineKind({
  type: 'create-page-steps',
  title: 'How to create a school page',
  description: 'Three numbered steps, each with a slip of what it looks like, and whom to write to.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
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
