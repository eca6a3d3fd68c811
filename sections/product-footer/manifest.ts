import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productFooter = defineKind({
  type: 'product-footer',
  title: 'Platform footer',
  description: 'What the product is, the page’s links, the mail address where there is one, and the licence.',
  settings,
  bindings,
  headingLevel: null,
  landmark: 'contentinfo',
  strings,
  looks: [standard],
  example: {
    statement: 'Websites for schools.',
    licence: 'Free software under the MIT licence.',
    createHref: '/create-school-web-page',
    signedIn: false,
    email: 'hello@schoolyard.example',
    phone: '+91 20 5550 0199',
  },
});
