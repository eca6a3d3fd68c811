import { defineKind } from '#engine/section.ts';
import { plain } from './looks/plain/look.ts';
import { slip } from './looks/slip/look.ts';
import { trail } from './looks/trail/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const pageMessage = defineKind({
  type: 'page-message',
  title: 'Page message',
  description:
    'What a page has to say where there is nothing to show, such as an address that does not exist, with a way on.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'none',
  strings,
  looks: [plain, slip, trail],
  example: { heading: 'This page is not here', linkHref: '/' },
});
