import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const list = defineLook(
  { settings, bindings },
  {
    look: 'list',
    description:
      'Holidays of the session in date order with a year at a glance; the next one marked, past ones folded away.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.control',
      'color.ink',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'color.primary-tint',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.card',
      'size.caption',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    ],
    strings: {
      en: {
        addToCalendar: 'Add to calendar',
        year: 'Year at a glance',
        holidays: '{n} holidays',
        holidaysOne: '1 holiday',
      },
      hi: {
        addToCalendar: 'कैलेंडर में जोड़ें',
        year: 'पूरा वर्ष एक नज़र में',
        holidays: '{n} छुट्टियाँ',
        holidaysOne: '1 छुट्टी',
      },
    },
    component: () => import('./HolidaysList.tsx').then((module) => module.HolidaysList),
  },
);
