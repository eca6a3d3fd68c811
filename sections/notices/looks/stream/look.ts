import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const stream = defineLook(
  { settings, bindings },
  {
    look: 'stream',
    description: 'Pinned notices as panels, the others as one column with their days in the margin.',
    client: 'never',
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
        attachment: 'Open the attachment: {name}',
        important: 'Important',
        emergency: 'Emergency',
        attachmentShort: 'Attachment',
      },
      hi: {
        attachment: 'संलग्न फ़ाइल खोलें: {name}',
        important: 'महत्वपूर्ण',
        emergency: 'आपात सूचना',
        attachmentShort: 'संलग्न फ़ाइल',
      },
    },
    example: {
      items: [{ noticeID: 1, noticeHead: 'Warm things', entryDateTime: '2026-11-16T08:15', isPinned: false }],
    },
    component: () => import('./NoticesStream.tsx').then((module) => module.NoticesStream),
  },
);
