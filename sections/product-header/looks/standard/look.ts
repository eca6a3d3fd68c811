import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'The wordmark, the theme’s main menu, a link to log in for visitors who are not logged in, and the demo button.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.hairline',
      'color.ink',
      'color.primary',
      'color.primary-tint',
      'font.heading',
      'radius.control',
      'shadow.2',
      'size.body',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    ],
    component: () => import('./ProductHeader.tsx').then((module) => module.ProductHeader),
  },
);
