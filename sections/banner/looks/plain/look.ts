import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const plain = defineLook(
  { settings, bindings },
  {
    look: 'plain',
    description: 'Slides over the whole width, with a panel for the words.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.ink',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.media',
      'radius.pill',
      'size.h1',
      'size.h4',
    ],
    uses: ['schoolName'],
  },
);
