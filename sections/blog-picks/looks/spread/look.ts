import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const spread = defineLook(
  { settings, bindings },
  {
    look: 'spread',
    description: 'Large pictures with large titles.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.muted-inverse',
      'color.on-inverse',
      'color.primary',
      'color.primary-hover',
      'color.tint',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
