import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const selector = defineLook(
  { settings, bindings },
  {
    look: 'selector',
    description: 'The names of the facilities as a ruled list, and the picture of the one that is chosen.',
    client: 'never',
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
    settings: own,
    strings: {
      en: {
        text: '',
      },
      hi: {
        text: '',
      },
    },
    example: {
      items: [
        { facilityId: 1, name: 'The library' },
        { facilityId: 2, name: 'Physics laboratory' },
      ],
    },
    component: () => import('./FacilitiesSelector.tsx').then((module) => module.FacilitiesSelector),
  },
);
