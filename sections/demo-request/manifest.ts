import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const demoRequest = defineKind({
  type: 'demo-request',
  title: 'Demo request',
  description:
    'The form that asks for a demonstration, on a page or in a dialog that opens by itself once a day for visitors who are not logged in.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  forSignedOut: true,
  dialogWith: 'dialog',
  strings,
  looks: [standard],
  example: {
    heading: 'Request a demo',
    lead: 'Half an hour, with your own school’s data.',
    dialog: false,
    signedIn: false,
    privacyHref: '/privacy',
  },
});
