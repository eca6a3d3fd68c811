import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'Three numbered steps, each with a slip of what it looks like, and whom to write to.',
    client: 'never',
    tokens: [
      'color.hairline',
      'color.muted',
      'color.primary',
      'color.tint',
      'font.code',
      'font.heading',
      'radius.card',
      'size.caption',
      'size.h1',
      'size.h3',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 3 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.link', on: 'color.tint', min: 4.5 },
    ],
    component: () => import('./CreatePageSteps.tsx').then((module) => module.CreatePageSteps),
  },
);
