import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description:
      'The form that asks for a demonstration, on a page or in a dialog that opens by itself once a day for visitors who are not logged in.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.danger',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.primary',
      'color.success',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'shadow.1',
      'shadow.2',
      'size.caption',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [{ text: 'color.danger', on: 'color.canvas', min: 4.5 }],
    component: () => import('./DemoRequest.tsx').then((module) => module.DemoRequest),
  },
);
