import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const messagePair = defineSection({
  type: 'message-pair',
  title: 'Messages',
  description: 'What the principal and others have to say, two side by side, signed.',
  settings,
  bindings,
  emptyWhen: 'items',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.accent-text',
    'color.control',
    'color.ink',
    'color.link',
    'color.primary',
    'color.surface',
    'font.heading',
    'size.h4',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
    { text: 'color.link', on: 'color.canvas', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'From the school',
      more: 'Read more',
      less: 'Show less',
      previous: 'Previous',
      next: 'Next',
      empty: 'There are no messages yet.',
      error: 'The messages could not be loaded.',
    },
    hi: {
      heading: 'विद्यालय की ओर से',
      more: 'आगे पढ़ें',
      less: 'कम दिखाएँ',
      previous: 'पिछला',
      next: 'अगला',
      empty: 'अभी कोई संदेश नहीं है।',
      error: 'संदेश लोड नहीं हो सके।',
    },
  },
  component: () => import('./MessagePair.tsx').then((module) => module.MessagePair),
  example: {
    items: [
      { name: 'Dr. Shalini Devdatt', heading: 'From the Principal', description: 'The bell rings at ten to eight.' },
    ],
  },
});
