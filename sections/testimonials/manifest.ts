import { defineKind } from '#engine/section.ts';
import { carousel } from './looks/carousel/look.ts';
import { quoted } from './looks/quoted/look.ts';
import { wall } from './looks/wall/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const testimonials = defineKind({
  type: 'testimonials',
  title: 'Testimonials',
  description: 'What parents and students say of the school.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [carousel, quoted, wall],
  example: {
    items: [{ name: 'Anjali Bhosale', profession: 'Parent', message: 'My daughter sings on the way home.', rating: 5 }],
  },
});
