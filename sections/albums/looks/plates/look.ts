import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const plates = defineLook(
  { settings, bindings },
  {
    look: 'plates',
    description: 'Covers in mats of one size, each with a ruled label.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.focus',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
    ],
  },
);
