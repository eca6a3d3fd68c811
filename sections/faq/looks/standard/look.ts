import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Questions and answers that open one at a time, beside the way to ask more.',
    client: 'never',
    tokens: ['color.control', 'color.ink', 'color.muted', 'color.primary', 'font.heading', 'size.h3', 'size.h4'],
    contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
    component: () => import('./Faq.tsx').then((module) => module.Faq),
  },
);
