import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'What a school gets, two large fields, and the themes side by side with a phone in front of each, which show the typed name; a row to swipe on a phone.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.focus',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.secondary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.pill',
      'shadow.2',
      'size.h1',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.secondary', on: 'color.canvas', min: 3 },
    ],
    component: () => import('./Hero.tsx').then((module) => module.Hero),
  },
);
