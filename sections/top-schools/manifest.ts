import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const topSchools = defineKind({
  type: 'top-schools',
  title: 'Top School carousel',
  description: 'Cards of schools, 4, 3, 2 or 1 to a view, with logo or initials, and ten placeholders while they come.',
  settings,
  bindings,
  emptyWhen: 'schools',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Top School',
    autoplayMs: 5000,
    moreLabel: 'View More',
    moreHref: '/school-list',
    profileHref: '/school-profile/:school',
    schools: [
      {
        school_Name: 'Greenfield Public School',
        school_Slug: 'greenfield',
        schoolKey: 'GREEN-1',
        url: 'https://greenfield.example',
      },
    ],
  },
});
