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
      'color.accent',
      'color.canvas',
      'color.focus',
      'color.focus-inverse',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.on-primary',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.media',
      'size.h1',
      'size.h4',
      'size.small',
    ],
  },
);
