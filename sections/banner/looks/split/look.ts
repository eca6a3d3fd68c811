import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const split = defineLook(
  { settings, bindings },
  {
    look: 'split',
    description:
      'Slides as high as the screen, a dark panel with the words beside the photo, and the next dates along the foot.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus',
      'color.focus-inverse',
      'color.hairline',
      'color.ink',
      'color.inverse',
      'color.muted',
      'color.muted-inverse',
      'color.on-accent',
      'color.on-inverse',
      'color.primary-hover',
      'color.surface',
      'font.heading',
      'radius.control',
      'radius.media',
      'size.caption',
      'size.h1',
      'size.h2',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.muted', on: 'color.surface', min: 4.5 },
    ],
    defaults: { autoplayMs: 8000 },
    settings: own,
    strings: {
      en: {
        datesLabel: 'Next dates',
        allDay: 'All day',
      },
      hi: {
        datesLabel: 'आने वाले कार्यक्रम',
        allDay: 'पूरे दिन',
      },
    },
    example: {
      datesHref: '/events',
      autoplayMs: 8000,
      schoolName: 'Nilambari International School',
      items: [{ heading: 'Lessons begin outdoors', subHeading: 'Early years to grade 12', button1_Text: 'Visit us' }],
      dates: [{ noticeID: 1, noticeHead: 'Open morning', entryDateTime: '2026-12-05T09:30', past: false }],
    },
    component: () => import('./BannerSplit.tsx').then((module) => module.BannerSplit),
  },
);
