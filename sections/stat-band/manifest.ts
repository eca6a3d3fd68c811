import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const statBand = defineSection({
  type: 'stat-band',
  title: 'Numbers on a dark band',
  description: 'Four numbers about the school, set by hand, as large as they go.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.inverse', 'color.on-inverse', 'color.primary', 'font.heading', 'size.h1', 'size.h4'],
  contrast: [
    { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'The school in numbers',
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
  component: () => import('./StatBand.tsx').then((module) => module.StatBand),
  example: { studentsValue: '1,200+', teachersValue: '100+', clubsValue: '50+', acceptanceValue: '95%' },
});
