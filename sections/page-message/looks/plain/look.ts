import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const plain = defineLook(
  { settings, bindings },
  {
    look: 'plain',
    description: 'A page that only says something, such as that there is no such page.',
    client: 'never',
    tokens: ['color.accent', 'color.primary', 'size.h1', 'size.h4'],
    contrast: [{ text: 'color.ink', on: 'color.canvas', min: 4.5 }],
    defaults: { linkHref: '/' },
    component: () => import('./PageMessagePlain.tsx').then((module) => module.PageMessagePlain),
  },
);
