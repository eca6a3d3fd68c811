import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const facilityCarousel = defineSection({
  type: 'facility-carousel',
  title: 'Facilities in a row',
  description: 'Tall photos in a row that scrolls past the edge of the page, three and a half to a view.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
  strings: {
    en: {
      heading: 'On campus',
      previous: 'Previous facilities',
      next: 'More facilities',
      empty: 'No facilities available.',
      error: 'The facilities could not be loaded.',
    },
    hi: {
      heading: 'हमारा परिसर',
      previous: 'पिछली सुविधाएँ',
      next: 'और सुविधाएँ',
      empty: 'कोई सुविधा उपलब्ध नहीं है।',
      error: 'सुविधाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./FacilityCarousel.tsx').then((module) => module.FacilityCarousel),
  example: {
    items: [
      { facilityId: 1, name: 'Timber library' },
      { facilityId: 2, name: 'Forest track' },
    ],
  },
});
