import { defineKind } from '#engine/section.ts';
import { notices } from './looks/notices/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const welcome = defineKind({
  type: 'welcome',
  title: 'Welcome and school calendar',
  description: 'Who the school is, under “Welcome to”, beside a scrolling list of its notices, five in view.',
  settings,
  bindings,
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [notices],
  example: {
    autoplayMs: 2000,
    about: { heading: 'A school of stone and shade', description: 'Founded in 1908.' },
    notices: [{ noticeID: 1, noticeHead: 'Pre-board timetable', entryDateTime: '2026-11-20T09:00', isPinned: true }],
  },
});
