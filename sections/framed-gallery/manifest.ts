import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const framedGallery = defineSection({
  type: 'framed-gallery',
  title: 'Framed gallery',
  description: 'Photographs and videos, all of one size, each in a frame with a caption.',
  settings,
  bindings,
  emptyWhen: 'items',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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

  strings: {
    en: {
      heading: 'Gallery',
      moreLabel: 'View Gallery',
      loose: 'Photos',
      photo: 'Open photo: {name}',
      video: 'Watch video: {name}',
      count: '{n} photos and videos',
      countOne: '1 photo or video',
      empty: 'No media items available.',
      error: 'The gallery could not be loaded.',
    },
    hi: {
      heading: 'गैलरी',
      moreLabel: 'गैलरी देखें',
      loose: 'फ़ोटो',
      photo: 'फ़ोटो खोलें: {name}',
      video: 'वीडियो देखें: {name}',
      count: '{n} फ़ोटो और वीडियो',
      countOne: '1 फ़ोटो या वीडियो',
      empty: 'कोई फ़ोटो या वीडियो उपलब्ध नहीं है।',
      error: 'गैलरी लोड नहीं हो सकी।',
    },
  },
  component: () => import('./FramedGallery.tsx').then((module) => module.FramedGallery),
  example: {
    items: [
      { album_Id: 1, album_Name: 'Founders’ Day', schoolThemeMediaJson: [{ Video_Url: 'https://video.example/1' }] },
    ],
  },
});
