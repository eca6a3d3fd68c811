import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'A ticket with a stub, in the accent.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.inverse',
      'color.on-accent',
      'color.on-inverse',
      'radius.card',
      'radius.control',
      'size.h2',
    ],
    contrast: [
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    component: () => import('./CreatePagePromo.tsx').then((module) => module.CreatePagePromo),
  },
);
