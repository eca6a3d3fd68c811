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
      'color.accent',
      'color.control',
      'color.danger',
      'color.hairline',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'color.surface',
      'radius.card',
      'radius.control',
      'size.caption',
      'size.small',
    ],
  },
);
