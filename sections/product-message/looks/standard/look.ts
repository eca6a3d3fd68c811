import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'A page that only says something, such as that nothing was found, and leads home. Names no school.',
    client: 'never',
    tokens: ['color.accent', 'color.hairline', 'color.muted', 'color.primary', 'size.h4'],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    ],
    component: () => import('./ProductMessage.tsx').then((module) => module.ProductMessage),
  },
);
