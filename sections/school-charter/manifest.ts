import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const schoolCharter = defineSection({
  type: 'school-charter',
  title: 'The school’s charter',
  description: 'Who the school is, in full, with its photograph, mission and vision.',
  settings,
  bindings,
  emptyWhen: 'about',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.control',
    'color.hairline',
    'color.muted',
    'color.primary',
    'color.surface',
    'color.tint',
    'font.heading',
    'size.caption',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
  ],

  strings: {
    en: {
      missionHeading: 'Our mission',
      visionHeading: 'Our vision',
      fallbackHeading: 'About the school',
      empty: 'The school has not written about itself yet.',
      error: 'This part could not be loaded.',
    },
    hi: {
      missionHeading: 'हमारा ध्येय',
      visionHeading: 'हमारी दृष्टि',
      fallbackHeading: 'विद्यालय के बारे में',
      empty: 'विद्यालय ने अभी अपने बारे में कुछ नहीं लिखा है।',
      error: 'यह भाग लोड नहीं हो सका।',
    },
  },
  component: () => import('./SchoolCharter.tsx').then((module) => module.SchoolCharter),
  example: {
    about: {
      heading: 'Since 1908',
      description: 'Founded under a neem tree.',
      mission_Description: 'To teach boys and girls to think.',
    },
  },
});
