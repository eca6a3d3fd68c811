import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const strips = defineLook(
  { settings, bindings },
  {
    look: 'strips',
    description: 'A band for each album, its pictures in a row that runs off the page.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.focus',
      'color.ink',
      'color.muted',
      'color.tint',
      'size.h1',
      'size.h2',
    ],
  },
);
