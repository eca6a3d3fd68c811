import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const samples = defineKind({
  type: 'samples',
  title: 'Browse Categories',
  description: 'Tabs with a live sample of a certificate, a result, an I-card and a school’s website.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: { heading: 'Browse Categories', lead: 'Papers as parents see them.', schoolName: 'Amaltas Vidyalaya' },
});
