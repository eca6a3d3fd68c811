import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformSchoolProfile = defineSection({
  type: 'platform-school-profile',
  version: 1,
  title: 'School profile',
  description: 'What a listed school says of itself, and the way to its website.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.hairline',
    'color.muted',
    'color.primary',
    'color.surface',
    'font.heading',
    'radius.card',
    'shadow.1',
    'size.h2',
    'size.small',
  ],
  contrast: [
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
  ],
  strings: {
    en: {
      visit: 'Visit the school’s website',
      all: 'All schools',
      address: 'Address',
      phone: 'Phone',
      email: 'Email',
      officeHours: 'Office hours',
      board: 'Board',
      kind: 'School',
      medium: 'Medium',
      since: 'Established',
      principal: 'Principal',
      missing: 'There is no such school in our list.',
    },
  },
  component: () => import('./PlatformSchoolProfile.tsx').then((module) => module.PlatformSchoolProfile),
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
