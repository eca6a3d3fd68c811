import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const features = defineKind({
  type: 'features',
  title: 'Platform features',
  description: 'What the product does for the office, in short pieces.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    heading: 'For the office',
    lead: 'Everything the office runs on.',
    moreLabel: 'All features',
    moreHref: '/home',
    items: [
      {
        icon: 'admissions' as const,
        heading: 'Online admission',
        text: 'From the first enquiry to the confirmed seat.',
      },
      { icon: 'attendance' as const, heading: 'Attendance', text: 'Students and staff, from any phone.' },
      { heading: 'Transport', text: 'Routes and stops.' },
    ],
  },
});
