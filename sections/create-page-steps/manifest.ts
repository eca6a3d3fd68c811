import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const createPageSteps = defineKind({
  type: 'create-page-steps',
  title: 'How to create a school page',
  description: 'The way to a school’s own page in numbered steps.',
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
      { heading: 'Choose a theme', text: 'Pick one of three designs.' },
      { heading: 'Fill in what parents ask', text: 'Classes and fees, holidays, office hours.' },
      { heading: 'Go live', text: 'The page opens at your own address.' },
    ],
  },
});
