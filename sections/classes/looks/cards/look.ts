import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const cards = defineLook(
  { settings, bindings },
  {
    look: 'cards',
    description: 'Classes with their fee, size, hours and age.',
    client: 'never',
    tokens: [
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'radius.card',
      'shadow.1',
      'size.caption',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./ClassesCards.tsx').then((module) => module.ClassesCards),
  },
);
