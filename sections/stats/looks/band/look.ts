import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const band = defineLook(
  { settings, bindings },
  {
    look: 'band',
    description: 'Numbers about the school, as large as they go.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.inverse',
      'color.on-inverse',
      'color.primary',
      'font.heading',
      'size.h1',
      'size.h4',
    ],
    contrast: [
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    strings: { hi: { heading: 'आँकड़ों में विद्यालय' } },
    component: () => import('./StatsBand.tsx').then((module) => module.StatsBand),
  },
);
