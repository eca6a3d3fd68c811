import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const programmeList = defineSection({
  type: 'programme-list',
  title: 'Featured programmes',
  description: 'What the school is proud of, each with a figure, in ruled columns.',
  settings,
  bindings,
  emptyWhen: 'items',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.hairline', 'color.ink', 'color.muted', 'color.primary', 'font.heading', 'size.h4'],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Featured programmes',
      empty: 'No programmes are listed yet.',
      error: 'The programmes could not be loaded.',
    },
    hi: {
      heading: 'प्रमुख कार्यक्रम',
      empty: 'अभी कोई कार्यक्रम दर्ज नहीं है।',
      error: 'कार्यक्रम लोड नहीं हो सके।',
    },
  },
  component: () => import('./ProgrammeList.tsx').then((module) => module.ProgrammeList),
  example: {
    items: [{ heading_Text: 'Science stream', heading_Text_value: '96 places' }],
  },
});
