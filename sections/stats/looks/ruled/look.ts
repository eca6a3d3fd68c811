import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'Figures between brass rules on the dark ground of the theme.',
    client: 'never',
    tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse', 'font.heading', 'size.h3'],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 3 },
    ],
    strings: { hi: { heading: 'आँकड़ों में विद्यालय' } },
    example: { heading: 'The school in figures' },
    component: () => import('./StatsRuled.tsx').then((module) => module.StatsRuled),
  },
);
