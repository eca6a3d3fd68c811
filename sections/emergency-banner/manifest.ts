import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const emergencyBanner = defineSection({
  type: 'emergency-banner',
  title: 'Emergency banner',
  description: 'What cannot wait, above everything else on every page; each visitor can put it away for four hours.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: null,
  landmark: 'none',
  tokens: ['size.body', 'size.small'],
  contrast: [],
  strings: {
    en: {
      level: 'Emergency',
      more: 'Read the notice',
      attachment: 'Open the attachment',
      dismiss: 'Hide for 4 hours',
      empty: 'There is no emergency.',
      error: 'The notices could not be loaded.',
    },
    hi: {
      level: 'आपात सूचना',
      more: 'सूचना पढ़ें',
      attachment: 'संलग्नक खोलें',
      dismiss: '4 घंटे के लिए छिपाएँ',
      empty: 'कोई आपात स्थिति नहीं है।',
      error: 'सूचनाएँ लोड नहीं हो सकीं।',
    },
  },
  component: () => import('./EmergencyBanner.tsx').then((module) => module.EmergencyBanner),
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
