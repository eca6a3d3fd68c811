import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const open = defineLook(
  { settings, bindings },
  {
    look: 'open',
    description: 'Fields on the page itself, classes on a ruler of ages.',
    ...baseLook,
    component: () => import('./EnquiryOpen.tsx').then((module) => module.EnquiryOpen),
    tokens: [
      'color.accent',
      'color.control',
      'color.danger',
      'color.focus',
      'color.focus-inverse',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.on-primary',
      'color.primary',
      'color.primary-tint',
      'color.success',
      'color.surface',
      'color.tint',
      'color.warning',
      'font.heading',
      'radius.card',
      'radius.control',
      'size.body',
      'size.caption',
      'size.h1',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
