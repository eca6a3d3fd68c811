import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const soft = defineLook(
  { settings, bindings },
  {
    look: 'soft',
    description: 'A round sheet.',
    ...baseLook,
    tokens: [
      'color.hairline',
      'color.muted',
      'color.primary',
      'color.tint',
      'font.heading',
      'radius.card',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
