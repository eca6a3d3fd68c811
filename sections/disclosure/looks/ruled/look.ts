import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'Ruled tables, as in a register.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.control',
      'color.danger',
      'color.hairline',
      'color.muted',
      'color.primary',
      'radius.control',
      'size.caption',
      'size.small',
    ],
  },
);
