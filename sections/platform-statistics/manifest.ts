import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformStatistics = defineSection({
  type: 'platform-statistics',
  title: 'Core features and statistics',
  description: 'Four figures in a ruled line, and what the product does, each with where it is found.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'color.surface',
    'font.heading',
    'size.h2',
    'size.h4',
  ],
  contrast: [
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.surface', min: 4.5 },
  ],
  strings: {
    en: { schoolsLabel: 'schools', studentsLabel: 'students', supportLabel: 'support', statesLabel: 'states' },
    hi: { schoolsLabel: 'स्कूल', studentsLabel: 'विद्यार्थी', supportLabel: 'सहायता', statesLabel: 'राज्य' },
  },
  component: () => import('./PlatformStatistics.tsx').then((module) => module.PlatformStatistics),
  example: {
    heading: 'Core features',
    schoolsValue: '127+',
    schoolsLabel: 'schools',
    studentsValue: '75.5k+',
    studentsLabel: 'students',
    supportValue: '24/7',
    supportLabel: 'support',
    statesValue: '13+',
    statesLabel: 'states',
    features: [{ heading: 'Website', text: 'Notices, holidays, classes and fees.' }],
  },
});
