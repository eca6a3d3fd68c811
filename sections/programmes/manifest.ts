import { defineKind } from '#engine/section.ts';
import { list } from './looks/list/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const programmes = defineKind({
  type: 'programmes',
  title: 'Featured programmes',
  description: 'What the school is proud of, each with a figure, in ruled columns.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [list],
  example: {
    items: [{ heading_Text: 'Science stream', heading_Text_value: '96 places' }],
  },
});
