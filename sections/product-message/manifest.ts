import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productMessage = defineKind({
  type: 'product-message',
  title: 'Platform message',
  description: 'A page that only says something, such as that nothing was found, and leads home. Names no school.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'This page could not be found',
    text: 'The address may be mistyped, or the page has gone.',
    homeLabel: 'Go to the home page',
    homeUrl: 'https://schoolyard.example',
  },
});
