import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const arches = defineLook(
  { settings, bindings },
  {
    look: 'arches',
    description: 'Covers under arches, each on a sheet of coloured paper.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.canvas',
      'color.focus',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.secondary',
      'color.tint',
      'radius.card',
      'radius.media',
      'size.h2',
    ],
  },
);
