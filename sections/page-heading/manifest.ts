import { defineKind } from '#engine/section.ts';
import { band } from './looks/band/look.ts';
import { plain } from './looks/plain/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const pageHeading = defineKind({
  type: 'page-heading',
  title: 'Page heading',
  description: 'The heading of a page, with a sentence.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'none',
  strings,
  looks: [plain, ruled, band],
  example: { heading: 'Photo gallery', text: 'Days we like to remember.' },
});
