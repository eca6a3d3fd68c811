import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const quoted = defineLook(
  { settings, bindings },
  {
    look: 'quoted',
    description: 'One large quotation, and the names of all who have written as tabs.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.accent-text',
      'color.control',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.tint',
      'font.heading',
      'radius.control',
      'size.caption',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.primary', on: 'color.tint', min: 4.5 },
      { text: 'color.accent-text', on: 'color.tint', min: 4.5 },
    ],
    strings: {
      en: {
        heading: 'What parents say',
        stop: 'Stop rotation of quotations',
        start: 'Start rotation of quotations',
      },
      hi: {
        heading: 'अभिभावकों की राय',
        stop: 'विचारों का अपने-आप बदलना रोकें',
        start: 'विचारों का अपने-आप बदलना शुरू करें',
      },
    },
    example: {
      autoplayMs: 2000,
      items: [{ name: 'Meenal Bapat', profession: 'Parent', message: 'He writes letters now.', rating: 5 }],
    },
    component: () => import('./TestimonialsQuoted.tsx').then((module) => module.TestimonialsQuoted),
  },
);
