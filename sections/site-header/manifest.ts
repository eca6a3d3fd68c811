import { defineKind } from '#engine/section.ts';
import { bar } from './looks/bar/look.ts';
import { letterhead } from './looks/letterhead/look.ts';
import { strip } from './looks/strip/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const siteHeader = defineKind({
  type: 'site-header',
  title: 'Site header',
  description: 'The school’s name and crest, the menus, and the ways to log in and to enquire.',
  settings,
  bindings,
  headingLevel: null,
  landmark: 'banner',
  strings,
  looks: [bar, letterhead, strip],
  example: {
    enquireHref: '/registration',
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      email: 'office@amaltas.example',
    },
  },
});
