import { defineLook } from '#engine/section.ts';
import { sliderStrings } from '../../../shared/slider/strings.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const magazine = defineLook(
  { settings, bindings },
  {
    look: 'magazine',
    description: 'The newest articles, the first twice as wide; with more than three, a row that scrolls.',
    client: 'never',
    tokens: [
      'color.control',
      'color.inverse',
      'color.muted',
      'color.on-inverse',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'radius.control',
      'radius.media',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    settings: own,
    strings: {
      en: {
        stop: sliderStrings.en.stop,
        start: sliderStrings.en.start,
        heading: 'Stories from school',
        moreLabel: 'See all articles',
      },
      hi: {
        stop: sliderStrings.hi.stop,
        start: sliderStrings.hi.start,
        heading: 'विद्यालय की कहानियाँ',
        moreLabel: 'सभी लेख देखें',
      },
    },
    component: () => import('./LatestBlogsMagazine.tsx').then((module) => module.LatestBlogsMagazine),
  },
);
