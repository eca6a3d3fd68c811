import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const about = defineSection({
  type: 'about',
  title: 'About the school',
  description: 'Who the school is, with a photo, its mission and its vision.',
  settings,
  bindings,
  emptyWhen: 'about',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.primary',
    'color.secondary',
    'color.surface',
    'color.tint',
    'radius.card',
    'radius.media',
    'size.h3',
    'size.h4',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.tint', min: 4.5 },
    { text: 'color.secondary', on: 'color.tint', min: 4.5 },
  ],
  strings: {
    en: {
      missionHeading: 'Our mission',
      visionHeading: 'Our vision',
      moreLabel: 'More about the school',
      empty: 'The school has not written about itself yet.',
      error: 'This part could not be loaded.',
      fallbackHeading: 'About the school',
    },
    hi: {
      missionHeading: 'हमारा उद्देश्य',
      visionHeading: 'हमारी दृष्टि',
      moreLabel: 'विद्यालय के बारे में और पढ़ें',
      empty: 'विद्यालय ने अभी अपने बारे में कुछ नहीं लिखा है।',
      error: 'यह भाग लोड नहीं हो सका।',
      fallbackHeading: 'विद्यालय के बारे में',
    },
  },
  component: () => import('./About.tsx').then((module) => module.About),
  example: {
    about: {
      heading: 'A neighbourhood school with a wide horizon',
      description: 'Every child is known by name. Every parent is heard.',
      mission_Heading: 'Our mission',
      mission_Description: 'A safe and joyful education.',
    },
  },
});
