import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const table = defineLook(
  { settings, bindings },
  {
    look: 'table',
    description: 'Holidays of the session as a table, month by month, with the next one marked.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'font.heading',
      'radius.control',
      'size.caption',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    strings: {
      en: {
        name: 'Occasion',
        date: 'Date',
        length: 'Length',
      },
      hi: {
        name: 'अवसर',
        date: 'तारीख़',
        length: 'अवधि',
      },
    },
    component: () => import('./HolidaysTable.tsx').then((module) => module.HolidaysTable),
  },
);
