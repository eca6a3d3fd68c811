import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'Ruled letter paper.',
    ...baseLook,
    tokens: ['color.accent', 'color.hairline', 'color.muted', 'font.heading', 'size.h3', 'size.h4', 'size.small'],
  },
);
