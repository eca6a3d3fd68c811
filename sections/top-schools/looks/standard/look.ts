import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'Cards of schools, 4, 3, 2 or 1 to a view, with logo or initials, and ten placeholders while they come.',
    client: 'never',
    placeholders: true,
    tokens: [
      'color.control',
      'color.focus',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'font.heading',
      'radius.card',
      'radius.control',
      'shadow.2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./TopSchools.tsx').then((module) => module.TopSchools),
  },
);
