import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const eventRegister = defineSection({
  type: 'event-register',
  title: 'Event register',
  description: 'Events to come with day, hour and place, and those that are over.',
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
    'color.primary',
    'font.heading',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Events',
      coming: 'To come',
      past: 'Past',
      empty: 'No events are planned yet.',
      error: 'The events could not be loaded.',
      follow: 'Add all to your calendar',
    },
    hi: {
      heading: 'कार्यक्रम',
      coming: 'आगामी',
      past: 'बीते हुए',
      empty: 'अभी कोई कार्यक्रम तय नहीं है।',
      error: 'कार्यक्रम लोड नहीं हो सके।',
      follow: 'सब अपने कैलेंडर में जोड़ें',
    },
  },
  component: () => import('./EventRegister.tsx').then((module) => module.EventRegister),
  example: {
    items: [
      {
        noticeID: 1,
        noticeHead: 'Founders’ Day',
        entryDateTime: '2026-12-12T10:00',
        venue: 'The quadrangle',
        past: false,
      },
    ],
  },
});
