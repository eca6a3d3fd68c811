import { defineKind } from '#engine/section.ts';
import { dark } from './looks/dark/look.ts';
import { plain } from './looks/plain/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const reasons = defineKind({
  type: 'reasons',
  title: 'Why',
  description: 'Reasons to take the product, as text in columns.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [dark, plain],
  example: {
    heading: 'Why Schoolyard',
    reasons: [{ heading: 'Refund', text: 'If you are not satisfied.' }],
  },
});
