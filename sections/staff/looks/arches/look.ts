import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const arches = defineLook(
  { settings, bindings },
  {
    look: 'arches',
    description: 'Portraits under small arches, with name and work beneath, as many in a row as there is room for.',
    client: 'never',
    tokens: ['color.accent', 'color.muted', 'color.primary', 'font.heading', 'radius.card', 'size.h4', 'size.small'],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    ],
    component: () => import('./StaffArches.tsx').then((module) => module.StaffArches),
  },
);
