import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const framed = defineLook(
  { settings, bindings },
  {
    look: 'framed',
    description: 'Even frames with captions.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.ink',
      'color.inverse',
      'color.on-inverse',
      'color.on-primary',
      'color.primary',
      'color.surface',
      'font.heading',
      'radius.control',
      'size.h4',
      'size.small',
    ],
  },
);
