import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const testimonialWall = defineSection({
  type: 'testimonial-wall',
  title: 'Wall of voices',
  description: 'What parents and former pupils say, all at once, as a wall of three columns.',
  settings,
  bindings,
  emptyWhen: 'items',
  minors: ['items'],
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.inverse',
    'color.muted',
    'color.muted-inverse',
    'color.on-inverse',
    'color.surface',
    'color.tint',
    'font.heading',
    'radius.card',
    'radius.control',
    'size.h3',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'In their words',
      stars: '{n} of 5',
      starsLabel: '{n} of 5 stars',
      empty: 'Nobody has said anything yet.',
      error: 'This part could not be loaded.',
    },
    hi: {
      heading: 'उन्हीं के शब्दों में',
      stars: '5 में से {n}',
      starsLabel: '5 में से {n} सितारे',
      empty: 'अभी किसी ने कुछ नहीं कहा है।',
      error: 'यह भाग लोड नहीं हो सका।',
    },
  },
  component: () => import('./TestimonialWall.tsx').then((module) => module.TestimonialWall),
  example: {
    limit: 9,
    items: [{ name: 'Reena Thomas', profession: 'Parent, grade 4', message: 'She asks for Mondays.', rating: 5 }],
  },
});
