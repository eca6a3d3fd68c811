import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'The heading beside numbered steps between hairlines, on a dark band.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.inverse',
      'color.muted-inverse',
      'color.on-inverse',
      'font.heading',
      'size.h2',
      'size.h3',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 3 },
    ],
    component: () => import('./CreatePageSteps.tsx').then((module) => module.CreatePageSteps),
  },
);
