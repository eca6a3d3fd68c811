import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const register = defineLook(
  { settings, bindings },
  {
    look: 'register',
    description: 'All notices with their dates, one under the other, each with an address of its own.',
    client: 'never',
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
        empty: 'No notices have been published yet.',
      },
      hi: {
        empty: 'अभी कोई सूचना प्रकाशित नहीं हुई है।',
      },
    },
    example: {
      items: [
        {
          noticeID: 1,
          noticeHead: 'Pre-board timetable',
          noticeDetails: 'Papers begin at 8:30 am.',
          entryDateTime: '2026-11-20T09:00',
          isPinned: true,
          level: 'Important',
        },
      ],
    },
    component: () => import('./NoticesRegister.tsx').then((module) => module.NoticesRegister),
  },
);
