import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const story = defineLook(
  { settings, bindings },
  {
    look: 'story',
    description: 'All that the school says of itself beside a tall photo, then mission and vision as two bands.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.on-accent',
      'color.on-primary',
      'color.primary',
      'font.heading',
      'radius.media',
      'size.container',
      'size.h3',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    ],
    uses: [],
    example: {
      about: {
        heading: 'A campus that climbs a hill',
        description: 'Every child is known by name.',
        mission_Description: 'A safe and joyful education.',
      },
    },
    component: () => import('./AboutStory.tsx').then((module) => module.AboutStory),
  },
);
