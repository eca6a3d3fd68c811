import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const plain = defineLook(
  { settings, bindings },
  {
    look: 'plain',
    description: 'The heading of a simple page with a sentence under it.',
    client: 'never',
    tokens: ['color.accent', 'color.primary', 'color.tint', 'radius.media', 'size.h1', 'size.h4'],
    contrast: [{ text: 'color.ink', on: 'color.tint', min: 4.5 }],
    uses: [],
    component: () => import('./PageHeadingPlain.tsx').then((module) => module.PageHeadingPlain),
  },
);
