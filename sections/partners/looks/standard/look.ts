import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Logos of schools that use the product, in a row that can be turned. Stands only from two schools on.',
    client: 'never',
    tokens: [
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'font.heading',
      'radius.control',
      'size.h3',
      'size.small',
    ],
    contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
    component: () => import('./Partners.tsx').then((module) => module.Partners),
  },
);
