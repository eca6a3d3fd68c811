import { defineKind } from '#engine/section.ts';
import { arches } from './looks/arches/look.ts';
import { register } from './looks/register/look.ts';
import { tiles } from './looks/tiles/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const staff = defineKind({
  type: 'staff',
  title: 'Staff',
  description: 'Who works at the school, as far as each of them has agreed to be shown.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [arches, register, tiles],
  example: {
    items: [
      { staff_Name: 'Vaidehi Gokhale-Rao', staff_Title: 'Principal', staff_Qualification: 'MA (English), BEd, MEd' },
    ],
  },
});
