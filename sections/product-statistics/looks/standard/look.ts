import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Figures in a ruled line, and what the product does, each with where it is found.',
    client: 'never',
    tokens: [
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'font.heading',
      'size.h2',
      'size.h4',
    ],
    contrast: [
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./ProductStatistics.tsx').then((module) => module.ProductStatistics),
  },
);
