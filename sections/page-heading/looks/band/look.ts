import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const band = defineLook(
  { settings, bindings },
  {
    look: 'band',
    description: 'The heading of a page at display size on a dark band with the lines of a hill.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.inverse',
      'color.on-inverse',
      'color.primary',
      'size.h1',
      'size.h4',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    ],
    example: { heading: 'Gallery', text: 'A year outdoors, in pictures.' },
    component: () => import('./PageHeadingBand.tsx').then((module) => module.PageHeadingBand),
  },
);
