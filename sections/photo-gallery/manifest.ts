import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const photoGallery = defineSection({
  type: 'photo-gallery',
  version: 1,
  title: 'Photo gallery',
  description: 'Photos and videos of the school’s albums, mixed or album by album, with a way to all of them.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.ink',
    'color.inverse',
    'color.muted',
    'color.on-inverse',
    'color.on-secondary',
    'color.secondary',
    'color.surface',
    'font.body',
    'font.heading',
    'radius.card',
    'size.body',
    'size.h2',
    'size.h3',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.on-secondary', on: 'color.secondary', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
  ],
  variants: ['grid', 'bento'],
  strings: {
    en: {
      heading: 'Photo gallery',
      moreLabel: 'View Gallery',
      loose: 'Photos',
      photo: 'Open photo: {name}',
      video: 'Watch video: {name}',
      count: '{n} photos and videos',
      countOne: '1 photo or video',
      empty: 'No media items available.',
      error: 'The gallery could not be loaded.',
    },
  },
  component: () => import('./PhotoGallery.tsx').then((module) => module.PhotoGallery),
  example: {
    items: [
      { album_Id: 1, album_Name: 'Sports Day', schoolThemeMediaJson: [{ Video_Url: 'https://video.example/1' }] },
    ],
  },
});
