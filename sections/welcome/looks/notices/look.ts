import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const notices = defineLook(
  { settings, bindings },
  {
    look: 'notices',
    description: 'Who the school is, under “Welcome to”, beside a scrolling list of its notices, five in view.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.accent-text',
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.control',
      'size.caption',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.accent-text', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.surface', min: 4.5 },
    ],
    component: () => import('./WelcomeNotices.tsx').then((module) => module.WelcomeNotices),
  },
);
