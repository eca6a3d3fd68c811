import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const noticeRegister = defineSection({
  type: 'notice-register',
  title: 'Notice register',
  description: 'All notices with their dates, one under the other, each with an address of its own.',
  settings,
  bindings,
  emptyWhen: 'items',

  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.accent-text',
    'color.hairline',
    'color.muted',
    'color.primary',
    'color.tint',
    'radius.control',
    'size.caption',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    { text: 'color.muted', on: 'color.tint', min: 4.5 },
    { text: 'color.accent-text', on: 'color.canvas', min: 4.5 },
    { text: 'color.accent-text', on: 'color.tint', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.tint', min: 4.5 },
  ],

  strings: {
    en: {
      heading: 'Notices',
      pinned: 'Pinned',
      Important: 'Important',
      Emergency: 'Emergency',
      attachment: 'Open the attachment',
      empty: 'No notices have been published yet.',
      error: 'The notices could not be loaded.',
    },
    hi: {
      heading: 'सूचनाएँ',
      pinned: 'पिन की गई',
      Important: 'महत्वपूर्ण',
      Emergency: 'आपात सूचना',
      attachment: 'संलग्न फ़ाइल खोलें',
      empty: 'अभी कोई सूचना प्रकाशित नहीं हुई है।',
      error: 'सूचनाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./NoticeRegister.tsx').then((module) => module.NoticeRegister),
  example: {
    items: [
      {
        noticeID: 1,
        noticeHead: 'Pre-board timetable',
        noticeDetails: 'Papers begin at 8.30 am.',
        entryDateTime: '2026-11-20T09:00',
        isPinned: true,
        level: 'Important',
      },
    ],
  },
});
