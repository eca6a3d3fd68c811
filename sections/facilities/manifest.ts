import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const facilities = defineSection({
  type: 'facilities',
  title: 'Facilities',
  description: 'Rooms and grounds as tiles of unequal size, with an icon where a picture is missing.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.canvas',
    'color.ink',
    'color.primary',
    'color.primary-tint',
    'radius.card',
    'radius.media',
    'size.h3',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Facilities',
      empty: 'No facilities available.',
      error: 'The facilities could not be loaded.',
    },
    hi: {
      heading: 'सुविधाएँ',
      empty: 'कोई सुविधा उपलब्ध नहीं है।',
      error: 'सुविधाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./Facilities.tsx').then((module) => module.Facilities),
  example: {
    items: [
      { facilityId: 1, name: 'Central Library' },
      { facilityId: 2, name: 'Sports Ground' },
    ],
  },
});
