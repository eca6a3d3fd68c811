import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const bento = defineLook(
  { settings, bindings },
  {
    look: 'bento',
    description: 'Large and small tiles under arches.',
    ...baseLook,
    tokens: [
      'color.canvas',
      'color.control',
      'color.ink',
      'color.inverse',
      'color.on-primary',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.media',
      'size.h4',
      'size.small',
    ],
  },
);
