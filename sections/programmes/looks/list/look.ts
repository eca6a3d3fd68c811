import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const list = defineLook(
  { settings, bindings },
  {
    look: 'list',
    description: 'What the school is proud of, each with a figure, in ruled columns.',
    client: 'never',
    tokens: ['color.hairline', 'color.ink', 'color.primary', 'font.heading', 'size.h4'],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    ],
    component: () => import('./ProgrammesList.tsx').then((module) => module.ProgrammesList),
  },
);
