import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const holidays = defineSection({
  type: 'holidays',
  version: 1,
  title: 'Holidays',
  description: 'Holidays of the session in date order with a year at a glance; past ones muted, the next one marked.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.ink',
    'color.muted',
    'color.primary',
    'color.primary-tint',
    'color.accent',
    'color.surface',
    'radius.card',
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
      heading: 'Holidays',
      days: '{n} days',
      daysOne: '1 day',
      next: 'Next holiday',
      now: 'On now',
      past: 'Past',
      addToCalendar: 'Add to calendar',
      year: 'Year at a glance',
      holidays: '{n} holidays',
      holidaysOne: '1 holiday',
      none: 'None',
      empty: 'No holiday schedules available.',
      error: 'The holidays could not be loaded.',
    },
  },
  component: () => import('./Holidays.tsx').then((module) => module.Holidays),
  example: {
    items: [
      { Id: 1, name: 'Holi', startHolidayDate: '2027-03-22', endHolidayDate: '2027-03-23', days: 2, past: false },
    ],
  },
});
