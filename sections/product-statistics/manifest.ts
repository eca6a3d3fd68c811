import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productStatistics = defineKind({
  type: 'product-statistics',
  title: 'Core features and statistics',
  description: 'Four figures in a ruled line, and what the product does, each with where it is found.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
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
