import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const apps = defineKind({
  type: 'apps',
  title: 'Mobile apps',
  description:
    'The apps for teachers and students, with links to the stores and the one country they are to be had in.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'In the pocket of every teacher and student',
    lead: 'Attendance in a minute, marks the evening they are entered.',
    country: 'India',
    apps: [
      {
        heading: 'For teachers',
        text: 'Take attendance, enter marks.',
        for: 'Teachers' as const,
      },
    ],
    links: [
      {
        app_Name: 'Teachers',
        app_For: 'Teachers' as const,
        android_Url: 'https://play.google.com/',
        apple_Url: 'https://apps.apple.com/',
      },
    ],
  },
});
