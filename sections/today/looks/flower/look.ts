import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const flower = defineLook(
  { settings, bindings },
  {
    look: 'flower',
    description:
      'A flower that is open while the school is, a bud while it is closed, a clock on a day with another timing.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.secondary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.pill',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
    ],
    component: () => import('./TodayFlower.tsx').then((module) => module.TodayFlower),
  },
);
