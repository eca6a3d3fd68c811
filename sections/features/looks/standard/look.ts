import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Three facts, each led by its number.',
    client: 'never',
    tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse', 'size.h1', 'size.h3'],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 3 },
    ],
    component: () => import('./Features.tsx').then((module) => module.Features),
  },
);
