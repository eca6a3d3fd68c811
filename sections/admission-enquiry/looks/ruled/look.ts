import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'A ruled register: labels at the side, classes in a table.',
    ...baseLook,
    component: () => import('./EnquiryRuled.tsx').then((module) => module.EnquiryRuled),
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
      'color.warning',
      'font.body',
      'font.heading',
      'radius.card',
      'radius.control',
      'size.caption',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
  },
);
