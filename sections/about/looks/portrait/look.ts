import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const portrait = defineLook(
  { settings, bindings },
  {
    look: 'portrait',
    description: 'Who the school is, with a photo, its mission and its vision.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.primary',
      'color.secondary',
      'color.surface',
      'color.tint',
      'radius.card',
      'radius.media',
      'size.h3',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.secondary', on: 'color.tint', min: 4.5 },
    ],
    uses: [],
    settings: own,
    strings: {
      en: {
        moreLabel: 'More about the school',
      },
      hi: {
        moreLabel: 'विद्यालय के बारे में और पढ़ें',
      },
    },
    component: () => import('./AboutPortrait.tsx').then((module) => module.AboutPortrait),
  },
);
