import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const holidayTable = defineSection({
  type: 'holiday-table',
  title: 'Holiday table',
  description: 'Holidays of the session as a table, month by month, with the next one marked.',
  settings,
  bindings,
  emptyWhen: 'items',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
      heading: 'Holidays',
      name: 'Occasion',
      date: 'Date',
      length: 'Length',
      days: '{n} days',
      daysOne: '1 day',
      next: 'Next holiday',
      now: 'On now',
      past: 'Past',
      empty: 'No holiday schedules available.',
      error: 'The holidays could not be loaded.',
      follow: 'Add all to your calendar',
    },
    hi: {
      heading: 'छुट्टियाँ',
      name: 'अवसर',
      date: 'दिनांक',
      length: 'अवधि',
      days: '{n} दिन',
      daysOne: '1 दिन',
      next: 'अगली छुट्टी',
      now: 'अभी जारी',
      past: 'बीत चुकी',
      empty: 'छुट्टियों की सूची अभी उपलब्ध नहीं है।',
      error: 'छुट्टियाँ लोड नहीं हो सकीं।',
      follow: 'सब अपने कैलेंडर में जोड़ें',
    },
  },
  component: () => import('./HolidayTable.tsx').then((module) => module.HolidayTable),
  example: {
    items: [
      { Id: 1, name: 'Holi', startHolidayDate: '2027-03-22', endHolidayDate: '2027-03-23', days: 2, past: false },
    ],
  },
});
