import { defineKind } from '#engine/section.ts';
import { display } from './looks/display/look.ts';
import { letterhead } from './looks/letterhead/look.ts';
import { skyline } from './looks/skyline/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const siteFooter = defineKind({
  type: 'site-footer',
  title: 'Site footer',
  description: 'The school’s address, the ways to reach it, the pages, and who is behind the site.',
  settings,
  bindings,
  headingLevel: null,
  landmark: 'contentinfo',
  strings,
  looks: [skyline, letterhead, display],
  example: {
    school: {
      school_Name: 'Amaltas Public School',
      school_Slug: 'amaltas-public-school',
      schoolKey: 'APS-1',
      phone: '+91 20 5550 0142',
      school_address: 'Plot 14, Sector 9',
    },
  },
});
