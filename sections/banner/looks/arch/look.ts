import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const arch = defineLook(
  { settings, bindings },
  {
    look: 'arch',
    description: 'Slides under an arch, with the words beside it.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.ink',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.media',
      'radius.pill',
      'size.container',
      'size.h1',
      'size.h4',
    ],
    uses: ['schoolName'],
  },
);
