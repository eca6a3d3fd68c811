import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const ruledStats = defineSection({
  type: 'ruled-stats',
  title: 'Featured figures',
  description: 'Four figures between brass rules on the dark ground of the theme.',
  settings,
  bindings,

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.inverse', 'color.muted-inverse', 'color.on-inverse', 'font.heading', 'size.h3'],
  contrast: [
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
    { text: 'color.accent', on: 'color.inverse', min: 3 },
  ],

  strings: {
    en: {
      heading: 'The school in figures',
      studentsLabel: 'Enrolled students',
      teachersLabel: 'Expert teachers',
      clubsLabel: 'Clubs',
      acceptanceLabel: 'Acceptance rate',
    },
    hi: {
      heading: 'आँकड़ों में विद्यालय',
      studentsLabel: 'नामांकित विद्यार्थी',
      teachersLabel: 'कुशल शिक्षक',
      clubsLabel: 'क्लब',
      acceptanceLabel: 'प्रवेश दर',
    },
  },
  component: () => import('./RuledStats.tsx').then((module) => module.RuledStats),
  example: {
    heading: 'The school in figures',
    studentsValue: '1,200+',
    studentsLabel: 'Enrolled students',
    teachersValue: '100+',
    teachersLabel: 'Expert teachers',
    clubsValue: '50+',
    clubsLabel: 'Clubs',
    acceptanceValue: '95%',
    acceptanceLabel: 'Acceptance rate',
  },
});
