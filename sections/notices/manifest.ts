import { defineKind } from '#engine/section.ts';
import { board } from './looks/board/look.ts';
import { register } from './looks/register/look.ts';
import { stream } from './looks/stream/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const notices = defineKind({
  type: 'notices',
  title: 'Notices',
  description: 'Current notices, pinned ones first.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [board, register, stream],
  example: {
    items: [{ noticeID: 1, noticeHead: 'Winter timing', entryDateTime: '2026-11-16T08:15', isPinned: false }],
  },
});
