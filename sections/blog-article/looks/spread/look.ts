import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const spread = defineLook(
  { settings, bindings },
  {
    look: 'spread',
    description: 'A display title over a picture from edge to edge.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.focus-inverse',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.control',
      'size.container',
      'size.h1',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
