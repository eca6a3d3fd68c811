import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const standard = defineLook(
  { settings, bindings },
  {
    look: 'standard',
    description: 'The children whose birthday is today and whose parents agreed, on three cards in turn.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.on-party-1',
      'color.on-party-2',
      'color.on-party-3',
      'color.party-1',
      'color.party-2',
      'color.party-3',
      'color.primary',
      'color.secondary',
      'color.surface',
      'font.heading',
      'radius.card',
      'size.container',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.on-party-1', on: 'color.party-1', min: 4.5 },
      { text: 'color.on-party-2', on: 'color.party-2', min: 4.5 },
      { text: 'color.on-party-3', on: 'color.party-3', min: 4.5 },
    ],
    component: () => import('./BirthdayStudents.tsx').then((module) => module.BirthdayStudents),
  },
);
