import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const framed = defineLook(
  { settings, bindings },
  {
    look: 'framed',
    description: 'Photographs and videos, all of one size, each in a frame with a caption.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-inverse',
      'color.primary',
      'color.surface',
      'font.body',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.link', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    defaults: { limit: 8 },
    strings: {
      en: {
        heading: 'Gallery',
      },
      hi: {
        heading: 'गैलरी',
        empty: 'कोई फ़ोटो या वीडियो उपलब्ध नहीं है।',
      },
    },
    example: {
      items: [
        { album_Id: 1, album_Name: 'Founders’ Day', schoolThemeMediaJson: [{ Video_Url: 'https://video.example/1' }] },
      ],
    },
    component: () => import('./GalleryPreviewFramed.tsx').then((module) => module.GalleryPreviewFramed),
  },
);
