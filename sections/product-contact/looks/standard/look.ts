import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Ways to reach the product’s people, and a form that writes to them.',
    client: 'never',
    tokens: [
      'color.control',
      'color.danger',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.success',
      'color.surface',
      'font.heading',
      'radius.card',
      'radius.control',
      'shadow.1',
      'size.caption',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [{ text: 'color.danger', on: 'color.canvas', min: 4.5 }],
    component: () => import('./ProductContact.tsx').then((module) => module.ProductContact),
  },
);
