import { defineKind } from '#engine/section.ts';
import { band } from './looks/band/look.ts';
import { counters } from './looks/counters/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const stats = defineKind({
  type: 'stats',
  title: 'Statistics',
  description: 'The school in figures: those that it enters, else those of its records.',
  settings,
  bindings,
  emptyWhen: ['figures', 'records'],
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [counters, ruled, band],
  example: {
    figures: [
      { value: '25', label: 'Students enrolled' },
      { value: '10+', label: 'Certified trainer' },
      { value: '100%', label: 'Yearly success rate', asOf: '2026-04-01' },
    ],
  },
});
