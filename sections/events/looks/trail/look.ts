import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const trail = defineLook(
  { settings, bindings },
  {
    look: 'trail',
    description: 'Events along a dotted path, each day in an arch; the next one as a warm card, past ones folded away.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'font.heading',
      'radius.card',
      'radius.media',
      'size.caption',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
    ],
    component: () => import('./EventsTrail.tsx').then((module) => module.EventsTrail),
  },
);
