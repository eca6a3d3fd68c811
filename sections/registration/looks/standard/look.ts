import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'The form that makes a school’s page: the school, where it is, who looks after it. Ends at the new school’s address.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.danger',
      'color.focus',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.primary-tint',
      'color.secondary',
      'color.success',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'radius.pill',
      'size.caption',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.danger', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
    ],
    component: () => import('./Registration.tsx').then((module) => module.Registration),
  },
);
