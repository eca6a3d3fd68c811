import { defineKind } from '#engine/section.ts';
import { agenda } from './looks/agenda/look.ts';
import { register } from './looks/register/look.ts';
import { trail } from './looks/trail/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const events = defineKind({
  type: 'events',
  title: 'Events',
  description: 'Events in the order of their days, past ones apart.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [trail, register, agenda],
  example: { items: [{ noticeID: 1, noticeHead: 'Sports day', entryDateTime: '2026-12-19T08:00', past: false }] },
});
