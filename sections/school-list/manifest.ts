import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const schoolList = defineKind({
  type: 'school-list',
  title: 'School list',
  description: 'Listed schools with a search by name and city, page by page.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Schools',
    profileHref: '/school-profile/:school',
    createLabel: 'Create Page',
    createHref: '/create-school-web-page',
    list: {
      schools: [
        {
          school_Name: 'Greenfield Public School',
          school_Slug: 'greenfield',
          schoolKey: 'GREEN-1',
          url: 'https://greenfield.example',
          City: 'Pune',
        },
      ],
      page: 1,
      hasMore: false,
      keyword: '',
      city: '',
    },
  },
});
