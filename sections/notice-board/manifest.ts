import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const noticeBoard = defineSection({
  type: 'notice-board',
  title: 'Notice board',
  description: 'Notices as slips on a round board, two beside each other; pinned ones across it.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.ink',
    'color.muted',
    'color.on-accent',
    'color.on-primary',
    'color.primary',
    'color.secondary',
    'color.surface',
    'color.tint',
    'radius.card',
    'radius.media',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    { text: 'color.on-primary', on: 'color.primary', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Notices',
      pinned: 'Pinned',
      Important: 'Important',
      Emergency: 'Emergency',
      attachment: 'Open the attachment',
      empty: 'No notices available.',
      error: 'The notices could not be loaded.',
    },
    hi: {
      heading: 'सूचनाएँ',
      pinned: 'पिन की गई',
      Important: 'महत्वपूर्ण',
      Emergency: 'आपात सूचना',
      attachment: 'संलग्न फ़ाइल खोलें',
      empty: 'अभी कोई सूचना नहीं है।',
      error: 'सूचनाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./NoticeBoard.tsx').then((module) => module.NoticeBoard),
  example: {
    items: [{ noticeID: 1, noticeHead: 'Winter timing', entryDateTime: '2026-11-16T08:15', isPinned: false }],
  },
});
