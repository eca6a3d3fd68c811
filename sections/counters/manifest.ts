import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const counters = defineSection({
  type: 'counters',
  title: 'Numbers',
  description: 'Three numbers about the school, set by hand.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: ['color.accent', 'color.on-accent', 'font.heading', 'size.h4'],
  contrast: [{ text: 'color.on-accent', on: 'color.accent', min: 4.5 }],
  strings: {
    en: {
      heading: 'The school in numbers',
      studentsLabel: 'Students enrolled',
      trainersLabel: 'Certified trainer',
      successLabel: 'Yearly success rate',
    },
    hi: {
      heading: 'आँकड़ों में हमारा विद्यालय',
      studentsLabel: 'नामांकित विद्यार्थी',
      trainersLabel: 'प्रमाणित प्रशिक्षक',
      successLabel: 'वार्षिक सफलता दर',
    },
  },
  component: () => import('./Counters.tsx').then((module) => module.Counters),
  example: { studentsValue: '25', trainersValue: '10+', successValue: '100%' },
});
