import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'A ruled list.',
    ...baseLook,
    tokens: [
      'color.accent-text',
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
