import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const birthdayStudents = defineKind({
  type: 'birthday-students',
  title: 'Birthdays today',
  description: 'The children whose birthday is today and whose parents agreed, on three cards in turn.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: { items: [{ student_Name: 'Zoya Khan', class_Name: 'Class 4' }, { student_Name: 'Advait Nair' }] },
});
