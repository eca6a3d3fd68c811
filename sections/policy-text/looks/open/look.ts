import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const open = defineLook(
  { settings, bindings },
  {
    look: 'open',
    description: 'Text on the page itself.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.hairline',
      'color.muted',
      'color.tint',
      'font.heading',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
