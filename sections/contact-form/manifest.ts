import { defineKind } from '#engine/section.ts';
import { open } from './looks/open/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { soft } from './looks/soft/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const contactForm = defineKind({
  type: 'contact-form',
  title: 'Contact form',
  description: 'A message to the school’s office, answered by email or mobile.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  forSignedOut: true,
  strings,
  looks: [soft, ruled, open],
  example: {},
});
