import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const welcomeNotices = defineSection({
  type: 'welcome-notices',
  title: 'Welcome and school calendar',
  description: 'Who the school is, under “Welcome to”, beside a scrolling list of its notices, five in view.',
  settings,
  bindings,

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.accent-text',
    'color.control',
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.surface',
    'color.tint',
    'font.heading',
    'radius.control',
    'size.caption',
    'size.h3',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.accent-text', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.surface', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Welcome to',
      moreLabel: 'Read more about the school',
      noticesHeading: 'School calendar',
      noticesLabel: 'All notices',
      stop: 'Stop scrolling notices',
      start: 'Start scrolling notices',
      empty: 'There is nothing here yet.',
      error: 'This part could not be loaded.',
    },
    hi: {
      heading: 'स्वागतम्',
      moreLabel: 'विद्यालय के बारे में और पढ़ें',
      noticesHeading: 'विद्यालय कैलेंडर',
      noticesLabel: 'सभी सूचनाएँ',
      stop: 'सूचनाओं का चलना रोकें',
      start: 'सूचनाओं का चलना शुरू करें',
      empty: 'यहाँ अभी कुछ नहीं है।',
      error: 'यह भाग लोड नहीं हो सका।',
    },
  },
  component: () => import('./WelcomeNotices.tsx').then((module) => module.WelcomeNotices),
  example: {
    autoplayMs: 2000,
    about: { heading: 'A school of stone and shade', description: 'Founded in 1908.' },
    notices: [{ noticeID: 1, noticeHead: 'Pre-board timetable', entryDateTime: '2026-11-20T09:00', isPinned: true }],
  },
});
