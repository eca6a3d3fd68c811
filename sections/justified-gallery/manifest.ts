import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const justifiedGallery = defineSection({
  type: 'justified-gallery',
  version: 1,
  title: 'Gallery in justified rows',
  description:
    'Photos in their own shapes, laid in full rows of one height, with the way to all of them in the last cell.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
  strings: {
    en: {
      heading: 'Gallery',
      moreLabel: 'Open the gallery',
      albums: 'Albums',
      loose: 'Photos',
      photo: 'Open photo: {name}',
      video: 'Watch video: {name}',
      count: '{n} photos and videos',
      countOne: '1 photo or video',
      empty: 'No media items available.',
      error: 'The gallery could not be loaded.',
    },
  },
  component: () => import('./JustifiedGallery.tsx').then((module) => module.JustifiedGallery),
  example: {
    limit: 8,
    items: [
      { album_Id: 1, album_Name: 'Forest week', schoolThemeMediaJson: [{ Video_Url: 'https://video.example/1' }] },
    ],
  },
});
