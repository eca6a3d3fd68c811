import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const counters = defineLook(
  { settings, bindings },
  {
    look: 'counters',
    description: 'Three numbers about the school, set by hand.',
    client: 'never',
    tokens: ['color.accent', 'color.on-accent', 'font.heading', 'size.h4'],
    contrast: [{ text: 'color.on-accent', on: 'color.accent', min: 4.5 }],
    omits: ['teachersValue', 'teachersLabel', 'clubsValue', 'clubsLabel', 'acceptanceValue', 'acceptanceLabel'],
    settings: own,
    strings: {
      en: {
        trainersLabel: 'Certified trainer',
        successLabel: 'Yearly success rate',
      },
      hi: {
        trainersLabel: 'प्रमाणित प्रशिक्षक',
        successLabel: 'वार्षिक सफलता दर',
      },
    },
    component: () => import('./StatsCounters.tsx').then((module) => module.StatsCounters),
  },
);
