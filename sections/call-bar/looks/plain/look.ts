import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const plain = defineLook(
  { settings, bindings },
  {
    look: 'plain',
    description: 'A bar of plain buttons.',
    ...baseLook,
    tokens: ['color.ink', 'color.on-primary', 'color.primary', 'color.surface'],
  },
);
