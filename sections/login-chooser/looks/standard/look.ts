import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'Doors to the accounts of admins and staff, and of students and parents where the school has a domain for them.',
    client: 'never',
    tokens: [
      'color.canvas',
      'color.ink',
      'color.on-secondary',
      'color.secondary',
      'color.surface',
      'color.tint',
      'radius.card',
      'radius.pill',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.on-secondary', on: 'color.secondary', min: 4.5 },
    ],
    component: () => import('./LoginChooser.tsx').then((module) => module.LoginChooser),
  },
);
