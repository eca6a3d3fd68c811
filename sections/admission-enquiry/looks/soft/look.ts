import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const soft = defineLook(
  { settings, bindings },
  {
    look: 'soft',
    description: 'Arched cards with the pictures of the school’s classes.',
    ...baseLook,
    component: () => import('./EnquirySoft.tsx').then((module) => module.EnquirySoft),
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.danger',
      'color.focus',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.on-accent',
      'color.on-primary',
      'color.on-secondary',
      'color.primary',
      'color.secondary',
      'color.success',
      'color.surface',
      'color.tint',
      'color.warning',
      'font.body',
      'font.heading',
      'radius.card',
      'radius.control',
      'shadow.1',
      'size.caption',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
