import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const honoursBoard = defineSection({
  type: 'honours-board',
  title: 'Honours board',
  description: 'The best results of the year as a board in the hall shows them, six in view.',
  settings,
  bindings,
  emptyWhen: 'items',
  minors: ['items'],
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.on-accent', 'color.on-primary', 'color.primary', 'font.heading', 'size.small'],
  contrast: [
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Honours board',
      text: '',
      previous: 'Previous',
      next: 'Next',
      empty: 'No results are listed yet.',
      error: 'The results could not be loaded.',
    },
    hi: {
      heading: 'सम्मान पट्ट',
      text: '',
      previous: 'पिछला',
      next: 'अगला',
      empty: 'अभी कोई परिणाम दर्ज नहीं है।',
      error: 'परिणाम लोड नहीं हो सके।',
    },
  },
  component: () => import('./HonoursBoard.tsx').then((module) => module.HonoursBoard),
  example: {
    items: [{ student_Name: 'Ananya Bhadauria', class_Name: 'XII', class_Section_Name: 'Science', marks: '98.6%' }],
  },
});
