import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const arc = defineLook(
  { settings, bindings },
  {
    look: 'arc',
    description: 'The arc of the day with the sun on it, on a dark strip.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.hairline',
      'color.inverse',
      'color.muted-inverse',
      'color.on-inverse',
      'font.heading',
    ],
    contrast: [
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    ],
    strings: {
      en: { openUntil: 'Open until {closes}' },
      hi: {},
    },
    component: () => import('./TodayArc.tsx').then((module) => module.TodayArc),
  },
);
