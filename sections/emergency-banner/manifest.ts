import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const emergencyBanner = defineKind({
  type: 'emergency-banner',
  title: 'Emergency banner',
  description: 'What cannot wait, above everything else on every page; each visitor can put it away for four hours.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: null,
  landmark: 'none',
  forEveryone: true,
  once: true,
  standsIn: 'header',
  strings,
  looks: [standard],
  example: {
    items: [
      {
        noticeID: 1,
        noticeHead: 'School closed today after heavy rain',
        noticeDetails: 'Buses will not run. Classes begin again tomorrow.',
        entryDateTime: '2026-11-21T06:30',
        isPinned: true,
        level: 'Emergency',
      },
    ],
  },
});
