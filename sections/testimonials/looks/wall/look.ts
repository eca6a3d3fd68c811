import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const wall = defineLook(
  { settings, bindings },
  {
    look: 'wall',
    description: 'What parents and former students say, all at once, as a wall of three columns.',
    client: 'never',
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
    omits: ['autoplayMs'],
    settings: own,
    strings: {
      en: {
        heading: 'What parents say',
        starsLabel: '{n} of 5 stars',
        error: 'This part could not be loaded.',
      },
      hi: {
        heading: 'अभिभावकों की राय',
        starsLabel: '5 में से {n} सितारे',
        error: 'यह भाग लोड नहीं हो सका।',
      },
    },
    example: {
      limit: 9,
      items: [{ name: 'Reena Thomas', profession: 'Parent, grade 4', message: 'She asks for Mondays.', rating: 5 }],
    },
    component: () => import('./TestimonialsWall.tsx').then((module) => module.TestimonialsWall),
  },
);
