import { defineSection } from '../../engine/section.ts';
import { bindings, settings } from './schema.ts';

export const noticeStream = defineSection({
  type: 'notice-stream',
  version: 1,
  title: 'Stream of notices',
  description: 'Pinned notices as panels, the others as one column with their days in the margin.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.canvas',
    'color.control',
    'color.inverse',
    'color.muted',
    'color.on-accent',
    'color.on-inverse',
    'color.on-secondary',
    'color.secondary',
    'radius.card',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    { text: 'color.on-secondary', on: 'color.secondary', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Notices',
      pinned: 'Pinned',
      important: 'Important',
      emergency: 'Emergency',
      attachment: 'Open the attachment: {name}',
      attachmentShort: 'Attachment',
      empty: 'No notices available.',
      error: 'The notices could not be loaded.',
    },
  },
  component: () => import('./NoticeStream.tsx').then((module) => module.NoticeStream),
  example: {
    items: [{ noticeID: 1, noticeHead: 'Warm things', entryDateTime: '2026-11-16T08:15', isPinned: false }],
  },
});
