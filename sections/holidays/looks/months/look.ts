import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const months = defineLook(
  { settings, bindings },
  {
    look: 'months',
    description:
      'The school year as twelve cells from April to March with their holidays; the next one as a lime line.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.muted',
      'color.on-accent',
      'color.surface',
      'color.tint',
      'font.heading',
      'size.h2',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    strings: {
      en: {
        next: 'Next holiday',
        none: 'No holidays',
        to: 'to',
      },
      hi: {
        none: 'कोई छुट्टी नहीं',
        to: 'से',
      },
    },
    example: {
      items: [
        { Id: 1, name: 'Pongal', startHolidayDate: '2027-01-14', endHolidayDate: '2027-01-17', days: 4, past: false },
      ],
    },
    component: () => import('./HolidaysMonths.tsx').then((module) => module.HolidaysMonths),
  },
);
