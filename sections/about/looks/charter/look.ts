import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const charter = defineLook(
  { settings, bindings },
  {
    look: 'charter',
    description: 'Who the school is, in full, with its photograph, mission and vision.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.hairline',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'size.caption',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
    ],
    uses: [],
    strings: {
      hi: {
        missionHeading: 'हमारा ध्येय',
      },
    },
    example: {
      about: {
        heading: 'Since 1908',
        description: 'Founded under a neem tree.',
        mission_Description: 'To teach boys and girls to think.',
      },
    },
    component: () => import('./AboutCharter.tsx').then((module) => module.AboutCharter),
  },
);
