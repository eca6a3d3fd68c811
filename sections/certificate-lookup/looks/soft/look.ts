import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const soft = defineLook(
  { settings, bindings },
  {
    look: 'soft',
    description: 'Round cards.',
    ...baseLook,
    tokens: [
      'color.control',
      'color.danger',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.success',
      'color.surface',
      'color.tint',
      'color.warning',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.media',
      'size.caption',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
