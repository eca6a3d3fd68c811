import { defineLook } from '#engine/section.ts';
import { sliderStrings } from '../../../shared/slider/strings.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const carousel = defineLook(
  { settings, bindings },
  {
    look: 'carousel',
    description: 'Tall photos in a row that scrolls past the edge of the page, three and a half to a view.',
    client: 'never',
    tokens: [
      'color.control',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-inverse',
      'color.primary',
      'color.primary-tint',
      'color.tint',
      'radius.control',
      'radius.media',
      'size.container',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    ],
    settings: own,
    strings: {
      en: {
        stop: sliderStrings.en.stop,
        start: sliderStrings.en.start,
        heading: 'Facilities',
        previous: 'Previous facilities',
        next: 'More facilities',
      },
      hi: {
        stop: sliderStrings.hi.stop,
        start: sliderStrings.hi.start,
        heading: 'सुविधाएँ',
        previous: 'पिछली सुविधाएँ',
        next: 'और सुविधाएँ',
      },
    },
    example: {
      items: [
        { facilityId: 1, name: 'Timber library' },
        { facilityId: 2, name: 'Forest track' },
      ],
    },
    component: () => import('./FacilitiesCarousel.tsx').then((module) => module.FacilitiesCarousel),
  },
);
