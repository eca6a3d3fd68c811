import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const register = defineLook(
  { settings, bindings },
  {
    look: 'register',
    description: 'Events to come with day, hour and place, and those that are over.',
    client: 'never',
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
        past: 'Past',
        empty: 'No events are planned yet.',
        coming: 'Upcoming',
      },
      hi: {
        past: 'बीते हुए',
        empty: 'अभी कोई कार्यक्रम तय नहीं है।',
        coming: 'आगामी',
      },
    },
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
    component: () => import('./EventsRegister.tsx').then((module) => module.EventsRegister),
  },
);
