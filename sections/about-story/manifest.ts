import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const aboutStory = defineSection({
  type: 'about-story',
  title: 'The whole story',
  description: 'All that the school says of itself beside a tall photo, then mission and vision as two bands.',
  settings,
  bindings,
  emptyWhen: 'about',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.canvas',
    'color.on-accent',
    'color.on-primary',
    'color.primary',
    'font.heading',
    'radius.media',
    'size.container',
    'size.h3',
    'size.h4',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],
  strings: {
    en: {
      missionHeading: 'Our mission',
      visionHeading: 'Our vision',
      empty: 'The school has not written about itself yet.',
      error: 'This part could not be loaded.',
      fallbackHeading: 'About the school',
    },
    hi: {
      missionHeading: 'हमारा उद्देश्य',
      visionHeading: 'हमारी दृष्टि',
      empty: 'विद्यालय ने अभी अपने बारे में कुछ नहीं लिखा है।',
      error: 'यह भाग लोड नहीं हो सका।',
      fallbackHeading: 'विद्यालय के बारे में',
    },
  },
  component: () => import('./AboutStory.tsx').then((module) => module.AboutStory),
  example: {
    about: {
      heading: 'A campus that climbs a hill',
      description: 'Every child is known by name.',
      mission_Description: 'A safe and joyful education.',
    },
  },
});
