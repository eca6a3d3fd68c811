import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const justified = defineLook(
  { settings, bindings },
  {
    look: 'justified',
    description: 'Full rows of pictures of one height.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.focus',
      'color.focus-inverse',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.on-primary',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.control',
      'radius.media',
      'size.h1',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
