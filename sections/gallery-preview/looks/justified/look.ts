import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const justified = defineLook(
  { settings, bindings },
  {
    look: 'justified',
    description:
      'Photos in their own shapes, laid in full rows of one height, with the way to all of them in the last cell.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'font.body',
      'font.heading',
      'radius.control',
      'radius.media',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    defaults: { limit: 8 },
    strings: {
      en: {
        heading: 'Gallery',
        moreLabel: 'View gallery',
        albums: 'Albums',
      },
      hi: {
        heading: 'गैलरी',
        albums: 'एल्बम',
      },
    },
    example: {
      limit: 8,
      items: [
        { album_Id: 1, album_Name: 'Forest week', schoolThemeMediaJson: [{ Video_Url: 'https://video.example/1' }] },
      ],
    },
    component: () => import('./GalleryPreviewJustified.tsx').then((module) => module.GalleryPreviewJustified),
  },
);
