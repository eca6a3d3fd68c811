import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const cards = defineLook(
  { settings, bindings },
  {
    look: 'cards',
    description: 'Round and warm.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.media',
      'size.container',
      'size.h1',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
