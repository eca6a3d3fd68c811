import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const open = defineLook(
  { settings, bindings },
  {
    look: 'open',
    description: 'Fields on the page itself.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.danger',
      'color.focus',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'color.success',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'size.caption',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
