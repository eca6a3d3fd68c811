import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const cards = defineLook(
  { settings, bindings },
  {
    look: 'cards',
    description: 'Round cards.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'color.tint',
      'radius.card',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
