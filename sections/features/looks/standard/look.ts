import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Pieces under hairlines beside their heading, each with a drawing.',
    client: 'never',
    tokens: ['color.hairline', 'color.muted', 'color.primary', 'color.surface', 'size.h4'],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./Features.tsx').then((module) => module.Features),
  },
);
