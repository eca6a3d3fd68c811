import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'The apps for teachers and students, with links to the stores and the one country they are to be had in.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.danger',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.success',
      'color.surface',
      'color.tint',
      'font.body',
      'font.heading',
      'radius.control',
      'size.body',
      'size.caption',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    component: () => import('./Apps.tsx').then((module) => module.Apps),
  },
);
