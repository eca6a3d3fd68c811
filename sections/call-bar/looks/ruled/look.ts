import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'Buttons between rules.',
    ...baseLook,
    tokens: ['color.accent', 'color.ink', 'color.on-primary', 'color.primary', 'color.surface'],
  },
);
