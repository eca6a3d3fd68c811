import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const bar = defineLook(
  { settings, bindings },
  {
    look: 'bar',
    description: 'School name and logo, the main menu, ways to contact the office, and a button to enquire.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.focus-inverse',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.primary',
      'color.primary-tint',
      'color.tint',
      'font.heading',
      'radius.card',
      'radius.control',
      'shadow.1',
      'size.small',
    ],
    contrast: [
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    ],
    component: () => import('./SiteHeaderBar.tsx').then((module) => module.SiteHeaderBar),
  },
);
