import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const schoolProfile = defineKind({
  type: 'school-profile',
  title: 'School profile',
  description: 'What a listed school says of itself, and the way to its website.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    listHref: '/school-list',
    school: {
      school_Name: 'Greenfield Public School',
      school_Slug: 'greenfield',
      schoolKey: 'GREEN-1',
      url: 'https://greenfield.example',
      Board: 'CBSE',
    },
  },
});
