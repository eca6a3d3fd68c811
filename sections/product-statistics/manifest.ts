import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productStatistics = defineKind({
  type: 'product-statistics',
  title: 'Core features and statistics',
  description: 'Figures in a ruled line, and what the product does, each with where it is found.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Core features',
    figures: [
      { value: '127+', label: 'schools' },
      { value: '75.5k+', label: 'students' },
      { value: '24/7', label: 'support' },
      { value: '13+', label: 'states' },
    ],
    features: [{ heading: 'Website', text: 'Notices, holidays, classes and fees.' }],
  },
});
