import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const events = defineLook(
  { settings, bindings },
  {
    look: 'events',
    description: 'Who the school is, cut where it grows long, two offset images, and the events to come beside them.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.muted',
      'color.on-accent',
      'color.primary',
      'color.tint',
      'font.heading',
      'radius.media',
      'size.caption',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    omits: ['missionHeading', 'visionHeading'],
    settings: own,
    strings: {
      en: {
        readMore: 'Read More About',
        showLess: 'Show Less',
        eventsHeading: 'What’s on',
        eventsLabel: 'All events',
        allDay: 'All day',
      },
      hi: {
        readMore: 'और पढ़ें',
        showLess: 'कम दिखाएँ',
        eventsHeading: 'आगामी कार्यक्रम',
        eventsLabel: 'सभी कार्यक्रम',
        allDay: 'पूरे दिन',
      },
    },
    example: {
      eventsHref: '/events',
      collapseAt: 650,
      toggleOver: 150,
      eventsAfter: 0,
      eventsLimit: 5,
      about: {
        heading: 'A campus that climbs a hill',
        description: 'Every child is known by name. Every parent is heard.',
        mission_Heading: 'Our mission',
        mission_Description: 'A safe and joyful education.',
      },
      events: [{ noticeID: 1, noticeHead: 'Open morning', entryDateTime: '2026-12-05T09:30', past: false }],
    },
    component: () => import('./AboutEvents.tsx').then((module) => module.AboutEvents),
  },
);
