import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'What the product does in several rows of slides, each turned by hand or by itself, with links to jump between them.',
    client: 'never',
    tokens: [
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'radius.card',
      'radius.control',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
    ],
    component: () => import('./FeatureCarousels.tsx').then((module) => module.FeatureCarousels),
  },
);
