import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productHeader = defineKind({
  type: 'product-header',
  title: 'Platform header',
  description:
    'The wordmark, the theme’s main menu, a link to log in for visitors who are not logged in, and the demo button.',
  settings,
  bindings,
  headingLevel: null,
  landmark: 'banner',
  strings,
  looks: [standard],
  example: { demoLabel: 'Request Demo', demoHref: '/request-demo', loginHref: '/login', signedIn: false },
});
