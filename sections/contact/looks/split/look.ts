import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const split = defineLook(
  { settings, bindings },
  {
    look: 'split',
    description:
      'The number at display size and the other ways to reach the school, beside a drawn map with its address.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.focus-inverse',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.on-accent',
      'color.on-inverse',
      'color.primary',
      'color.tint',
      'font.heading',
      'size.container',
      'size.h2',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
    ],
    strings: {
      en: {
        map: 'Map and directions',
      },
      hi: {
        map: 'नक़्शा और रास्ता',
      },
    },
    example: {
      school: {
        school_Name: 'Nilambari International School',
        school_Slug: 'nilambari',
        schoolKey: 'NIS-1',
        phone: '+91 4936 555 014',
        school_address: 'Ridge Road, Wayanad',
      },
    },
    component: () => import('./ContactSplit.tsx').then((module) => module.ContactSplit),
  },
);
