import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const open = defineLook(
  { settings, bindings },
  {
    look: 'open',
    description: 'Tables on the page itself.',
    ...baseLook,
    tokens: [
      'color.control',
      'color.danger',
      'color.hairline',
      'color.muted',
      'color.primary',
      'color.tint',
      'radius.control',
      'size.caption',
      'size.h3',
      'size.small',
    ],
  },
);
