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
  client: 'visible',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.surface', 'color.ink', 'color.muted', 'color.star', 'color.control', 'radius.card', 'shadow.1'],
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
