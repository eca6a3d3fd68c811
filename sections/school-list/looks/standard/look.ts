import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Listed schools with a search by name and city, page by page.',
    client: 'never',
    tokens: [
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./SchoolList.tsx').then((module) => module.SchoolList),
  },
);
