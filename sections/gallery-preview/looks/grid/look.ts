import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const grid = defineLook(
  { settings, bindings },
  {
    look: 'grid',
    description: 'An even grid.',
    ...baseLook,
    tokens: [
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-inverse',
      'color.on-secondary',
      'color.secondary',
      'color.surface',
      'font.body',
      'font.heading',
      'radius.card',
      'size.body',
      'size.h3',
      'size.small',
    ],
  },
);
