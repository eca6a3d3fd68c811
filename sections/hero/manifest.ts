import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const hero = defineKind({
  type: 'hero',
  title: 'Platform hero',
  description: 'The tagline beside a piece of a theme and the page it becomes, and the offer of a free school page.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Make your school smart, starting with its website.',
    lead: 'Admissions, notices, holidays, classes and fees, where parents look for them.',
    demoLabel: 'Request Demo',
    demoHref: '/request-demo',
    schoolsLabel: 'See the schools',
    schoolsHref: '#schools',
    promoHeading: 'Create Free School Page',
    promoText: 'One file of facts and a folder of photos is all it takes.',
    howLabel: 'How To Create',
    howHref: '#how-to-create',
    createLabel: 'Create Page',
    createHref: '#create-page',
    signedIn: false,
  },
});
