import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'The tagline, Request Demo, a film in a dialog, and two strips of pictures of the product that move opposite ways under one pause.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus',
      'color.focus-inverse',
      'color.hairline',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.media',
      'radius.pill',
      'shadow.2',
      'size.container',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    component: () => import('./Tour.tsx').then((module) => module.Tour),
  },
);
