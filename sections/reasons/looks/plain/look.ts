import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const plain = defineLook(
  { settings, bindings },
  {
    look: 'plain',
    description: 'As a page of text.',
    ...baseLook,
    tokens: ['color.ink', 'size.h4'],
  },
);
