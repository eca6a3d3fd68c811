import { defineKind } from '#engine/section.ts';
import { band } from './looks/band/look.ts';
import { counters } from './looks/counters/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const stats = defineKind({
  type: 'stats',
  title: 'Statistics',
  description: 'The school in figures.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [counters, ruled, band],
  example: { studentsValue: '25', trainersValue: '10+', successValue: '100%' },
});
