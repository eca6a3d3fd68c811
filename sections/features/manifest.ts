import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const features = defineKind({
  type: 'features',
  title: 'Platform features',
  description: 'Three facts, each led by its number.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'What it does today',
    items: [
      { figure: '1', heading: 'file is a whole theme', text: 'Sections, order and conditions in JSON.' },
      { figure: '4.5:1', heading: 'is the lowest contrast that passes', text: 'A theme that fails is never served.' },
      { figure: '0', heading: 'requests to other sites', text: 'Everything comes from your own server.' },
    ],
  },
});
