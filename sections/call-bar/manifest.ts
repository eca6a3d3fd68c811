import { defineKind } from '#engine/section.ts';
import { dark } from './looks/dark/look.ts';
import { plain } from './looks/plain/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const callBar = defineKind({
  type: 'call-bar',
  title: 'Call bar',
  description: 'The bar at the foot of a phone’s screen: an enquiry, a call, a message. Larger screens do without it.',
  settings,
  bindings,
  headingLevel: null,
  landmark: 'none',
  once: true,
  standsIn: 'footer',
  strings,
  looks: [plain, ruled, dark],
  example: {
    enquireLabel: 'Enquire',
    enquireHref: '/contact',
    phone: '+91 20 5550 0142',
    whatsapp: '+91 90000 00142',
  },
});
