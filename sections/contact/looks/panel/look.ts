import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const panel = defineLook(
  { settings, bindings },
  {
    look: 'panel',
    description: 'Phone, WhatsApp, email, address and office hours, each as one large action.',
    client: 'never',
    tokens: [
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'font.heading',
      'radius.card',
      'shadow.1',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./ContactPanel.tsx').then((module) => module.ContactPanel),
  },
);
