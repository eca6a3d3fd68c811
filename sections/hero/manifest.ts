import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const hero = defineKind({
  type: 'hero',
  title: 'Platform hero',
  description:
    'What a school gets, fields for its name and city, and the themes as real pages: each leads to the registration with what was typed.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'Your school’s own website.',
    lead: 'Notices, holidays, classes and fees, admissions, gallery.',
    keepLabel: 'Keep this',
    createHref: '/create-school-web-page',
    terms: ['Free to create. No payment, no card.'],
    themes: [
      { theme_Id: 1, name: 'Gulmohar', text: 'Warm and sunny.', front: 'gulmohar' as const, album: 'Gulmohar' },
      { theme_Id: 2, name: 'Quadrangle', text: 'Established and exact.', album: 'Quadrangle' },
    ],
    albums: [{ album_Id: 1, album_Name: 'Gulmohar', schoolThemeMediaJson: [] }],
    signedIn: false,
  },
});
