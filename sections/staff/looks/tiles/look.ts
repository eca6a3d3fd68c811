import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const tiles = defineLook(
  { settings, bindings },
  {
    look: 'tiles',
    description:
      'Large portraits edge to edge without corners, the name in display type beneath; contours where a photo is missing.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.inverse',
      'color.muted',
      'color.primary',
      'font.heading',
      'radius.media',
      'size.h1',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    ],
    strings: {
      en: { heading: 'The people here' },
      hi: { heading: 'यहाँ के लोग' },
    },
    example: {
      items: [{ staff_Name: 'Ila Menon', staff_Title: 'Head of school', staff_Qualification: 'PhD' }],
    },
    component: () => import('./StaffTiles.tsx').then((module) => module.StaffTiles),
  },
);
