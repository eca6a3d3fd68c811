import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const createPagePromo = defineKind({
  type: 'create-page-promo',
  title: 'The offer of a school page',
  description: 'The offer of a free school page, the steps to it, and the link that takes it.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Create Free School Page',
    text: 'A name, an address and a logo are enough to begin.',
    howLabel: 'How To Create',
    howHref: '#how-to-create',
    createLabel: 'Create Page',
    createHref: '/create-school-web-page',
    signedIn: false,
  },
});
