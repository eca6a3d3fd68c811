import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'What a listed school says of itself, and the way to its website.',
    client: 'never',
    tokens: [
      'color.hairline',
      'color.muted',
      'color.primary',
      'color.surface',
      'font.heading',
      'radius.card',
      'shadow.1',
      'size.h2',
      'size.small',
    ],
    contrast: [
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./SchoolProfile.tsx').then((module) => module.SchoolProfile),
  },
);
