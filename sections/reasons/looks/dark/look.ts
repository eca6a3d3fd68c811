import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const dark = defineLook(
  { settings, bindings },
  {
    look: 'dark',
    description: 'On a dark band.',
    ...baseLook,
    tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse', 'size.h4'],
  },
);
