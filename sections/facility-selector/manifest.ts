import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const facilitySelector = defineSection({
  type: 'facility-selector',
  title: 'Facilities selector',
  description: 'The names of the facilities as a ruled list, and the picture of the one that is chosen.',
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
    'color.primary',
    'color.surface',
    'color.tint',
    'font.heading',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.primary', on: 'color.tint', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.surface', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Facilities',
      text: '',
      empty: 'No facilities are listed yet.',
      error: 'The facilities could not be loaded.',
    },
    hi: {
      heading: 'सुविधाएँ',
      text: '',
      empty: 'अभी कोई सुविधा सूची में नहीं है।',
      error: 'सुविधाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./FacilitySelector.tsx').then((module) => module.FacilitySelector),
  example: {
    items: [
      { facilityId: 1, name: 'The library' },
      { facilityId: 2, name: 'Physics laboratory' },
    ],
  },
});
