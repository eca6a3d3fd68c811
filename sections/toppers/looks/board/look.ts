import { defineLook } from '#engine/section.ts';
import { sliderStrings } from '../../../shared/slider/strings.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const board = defineLook(
  { settings, bindings },
  {
    look: 'board',
    description: 'The best results of the year as a board in the hall shows them, six in view.',
    client: 'never',
    tokens: ['color.accent', 'color.on-accent', 'color.on-primary', 'color.primary', 'font.heading', 'size.small'],
    contrast: [
      { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    settings: own,
    strings: {
      en: {
        ...sliderStrings.en,
        text: '',
      },
      hi: {
        ...sliderStrings.hi,
        text: '',
      },
    },
    component: () => import('./ToppersBoard.tsx').then((module) => module.ToppersBoard),
  },
);
