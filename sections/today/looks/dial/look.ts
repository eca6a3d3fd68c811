import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const dial = defineLook(
  { settings, bindings },
  {
    look: 'dial',
    description: 'A dial with the time at the school, between ruled lines.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.hairline',
      'color.ink',
      'color.link',
      'color.muted',
      'color.secondary',
      'color.surface',
      'font.heading',
      'size.small',
    ],
    contrast: [
      { text: 'color.secondary', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.link', on: 'color.canvas', min: 4.5 },
    ],
    strings: {
      en: { openUntil: 'In session until {closes}' },
      hi: {},
    },
    component: () => import('./TodayDial.tsx').then((module) => module.TodayDial),
  },
);
