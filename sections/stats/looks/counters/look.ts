import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const counters = defineLook(
  { settings, bindings },
  {
    look: 'counters',
    description: 'Numbers in a garland, one beside the other.',
    client: 'never',
    tokens: ['color.accent', 'color.on-accent', 'font.heading', 'size.h4'],
    contrast: [{ text: 'color.on-accent', on: 'color.accent', min: 4.5 }],
    component: () => import('./StatsCounters.tsx').then((module) => module.StatsCounters),
  },
);
