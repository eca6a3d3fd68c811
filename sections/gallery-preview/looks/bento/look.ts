import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const bento = defineLook(
  { settings, bindings },
  {
    look: 'bento',
    description: 'A bento of large and small tiles.',
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
      'size.h2',
      'size.h3',
      'size.small',
    ],
  },
);
