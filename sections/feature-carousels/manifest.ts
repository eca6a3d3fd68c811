import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const featureCarousels = defineKind({
  type: 'feature-carousels',
  title: 'Feature carousels',
  description:
    'What the product does in several rows of slides, each turned by hand or by itself, with links to jump between them.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Everything the office runs on',
    autoplayMs: 5000,
    speedMs: 1500,
    carousels: [
      {
        heading: 'Website',
        slides: [
          { heading: 'Holidays', text: 'Entered once.', rows: ['26 Jan'] },
          { heading: 'Syllabus', text: 'By class.' },
        ],
      },
    ],
  },
});
