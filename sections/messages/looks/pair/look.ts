import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const pair = defineLook(
  { settings, bindings },
  {
    look: 'pair',
    description: 'What the principal and others have to say, two side by side, signed.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.accent-text',
      'color.control',
      'color.ink',
      'color.link',
      'color.primary',
      'color.surface',
      'font.heading',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
      { text: 'color.link', on: 'color.canvas', min: 4.5 },
    ],
    strings: {
      en: {
        less: 'Show less',
        previous: 'Previous',
        next: 'Next',
      },
      hi: {
        less: 'कम दिखाएँ',
        previous: 'पिछला',
        next: 'अगला',
      },
    },
    component: () => import('./MessagesPair.tsx').then((module) => module.MessagesPair),
  },
);
