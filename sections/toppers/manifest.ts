import { defineKind } from '#engine/section.ts';
import { board } from './looks/board/look.ts';
import { rail } from './looks/rail/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const toppers = defineKind({
  type: 'toppers',
  title: 'Toppers',
  description: 'Students with the best results, as far as consent allows.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [board, rail],
  example: {
    items: [{ student_Name: 'Ananya Bhadauria', class_Name: 'XII', class_Section_Name: 'Science', marks: '98.6%' }],
  },
});
