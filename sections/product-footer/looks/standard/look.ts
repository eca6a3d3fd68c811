import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'What the product is, the page’s links, the mail address where there is one, and the licence.',
    client: 'never',
    tokens: [
      'color.focus-inverse',
      'color.inverse',
      'color.muted-inverse',
      'color.on-inverse',
      'font.heading',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.focus-inverse', on: 'color.inverse', min: 3 },
    ],
    component: () => import('./ProductFooter.tsx').then((module) => module.ProductFooter),
  },
);
