import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const registration = defineKind({
  type: 'registration',
  title: 'Register a school',
  description:
    'The form that makes a school’s page: the school, where it is, who looks after it. Ends at the new school’s address.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  forSignedOut: true,
  strings,
  looks: [standard],
  example: {
    heading: 'Create your school’s page',
    lead: 'Ten minutes, and it is live.',
    themes: [
      { theme_Id: 1, name: 'Gulmohar', text: 'Warm and sunny.', album: 'Gulmohar' },
      { theme_Id: 2, name: 'Quadrangle', text: 'Established and exact.', album: 'Quadrangle' },
    ],
    school_Name: '',
    City: '',
    theme_Id: 1,
    albums: [],
    termsHref: '/terms',
    privacyHref: '/privacy',
  },
});
