import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'One article of the product’s blog, with others to read after it.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.hairline',
      'color.ink',
      'color.muted',
      'radius.media',
      'size.h2',
      'size.h3',
      'size.small',
    ],
    contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
    component: () => import('./ProductArticle.tsx').then((module) => module.ProductArticle),
  },
);
