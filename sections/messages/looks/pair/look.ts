import { defineLook } from '#engine/section.ts';
import { sliderStrings } from '../../../shared/slider/strings.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

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
    settings: own,
    strings: {
      en: {
        ...sliderStrings.en,
        less: 'Show less',
      },
      hi: {
        ...sliderStrings.hi,
        less: 'कम दिखाएँ',
      },
    },
    component: () => import('./MessagesPair.tsx').then((module) => module.MessagesPair),
  },
);
