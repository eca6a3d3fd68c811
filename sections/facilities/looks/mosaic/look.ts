import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const mosaic = defineLook(
  { settings, bindings },
  {
    look: 'mosaic',
    description: 'Rooms and grounds as tiles of unequal size, with an icon where a picture is missing.',
    client: 'never',
    tokens: [
      'color.canvas',
      'color.ink',
      'color.primary',
      'color.primary-tint',
      'radius.card',
      'radius.media',
      'size.h3',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
    ],
    component: () => import('./FacilitiesMosaic.tsx').then((module) => module.FacilitiesMosaic),
  },
);
