import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const testimonials = defineSection({
  type: 'testimonials',
  version: 1,
  title: 'Parents say',
  description:
    'What parents and former pupils say, as cards that can be turned by button, swipe or by themselves once round.',
  settings,
  bindings,
  emptyWhen: 'items',
  minors: ['items'],
  client: 'visible',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.control',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.star',
    'color.surface',
    'font.heading',
    'radius.card',
    'radius.pill',
    'shadow.2',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.star', on: 'color.surface', min: 3 },
  ],
  strings: {
    en: {
      heading: 'Parents say',
      stars: '{n} of 5',
      starsLabel: 'Rated {n} of 5',
      stop: 'Stop slide rotation',
      start: 'Start slide rotation',
      previous: 'Previous',
      next: 'Next',
      position: '{n} of {total}',
      empty: 'No one has written yet.',
      error: 'The testimonials could not be loaded.',
    },
  },
  component: () => import('./Testimonials.tsx').then((module) => module.Testimonials),
  example: {
    items: [{ name: 'Anjali Bhosale', profession: 'Parent', message: 'My daughter sings on the way home.', rating: 5 }],
  },
});
