import { defineKind } from '#engine/section.ts';
import { list } from './looks/list/look.ts';
import { months } from './looks/months/look.ts';
import { table } from './looks/table/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const holidays = defineKind({
  type: 'holidays',
  title: 'Holidays',
  description: 'Holidays of the session in the order of their days, the next one marked.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [list, table, months],
  example: {
    items: [
      { Id: 1, name: 'Holi', startHolidayDate: '2027-03-22', endHolidayDate: '2027-03-23', days: 2, past: false },
    ],
  },
});
