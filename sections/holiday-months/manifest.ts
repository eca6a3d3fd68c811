import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const holidayMonths = defineSection({
  type: 'holiday-months',
  version: 1,
  title: 'Holidays month by month',
  description: 'The school year as twelve cells from April to March with their days off; the next one as a lime line.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
      heading: 'Holidays',
      days: '{n} days',
      daysOne: '1 day',
      next: 'Next day off',
      now: 'On now',
      past: 'Past',
      to: 'to',
      none: 'No days off',
      empty: 'No holiday schedules available.',
      error: 'The holidays could not be loaded.',
      follow: 'Add all to your calendar',
    },
  },
  component: () => import('./HolidayMonths.tsx').then((module) => module.HolidayMonths),
  example: {
    items: [
      { Id: 1, name: 'Pongal', startHolidayDate: '2027-01-14', endHolidayDate: '2027-01-17', days: 4, past: false },
    ],
  },
});
