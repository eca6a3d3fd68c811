import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productContact = defineKind({
  type: 'product-contact',
  title: 'Contact form',
  description: 'Ways to reach the product’s people, and a form that writes to them.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Contact',
    lead: 'People answer, in English and Hindi.',
    phone: '+91 20 5550 0199',
    email: 'hello@schoolyard.example',
    address: '14 Law College Road, Pune 411004',
    officeHours: 'Monday to Saturday, 9:00 am to 6:00 pm',
  },
});
