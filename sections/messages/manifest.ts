import { defineKind } from '#engine/section.ts';
import { pair } from './looks/pair/look.ts';
import { splits } from './looks/splits/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const messages = defineKind({
  type: 'messages',
  title: 'Messages',
  description: 'What those who lead the school write to its visitors.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [pair, splits],
  example: {
    items: [
      { name: 'Dr. Shalini Devdatt', heading: 'From the Principal', description: 'The bell rings at ten to eight.' },
    ],
  },
});
