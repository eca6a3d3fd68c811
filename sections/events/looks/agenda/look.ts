import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const agenda = defineLook(
  { settings, bindings },
  {
    look: 'agenda',
    description: 'The next event large with its picture, the others as rows under their months, past ones folded away.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.canvas',
      'color.control',
      'color.inverse',
      'color.muted',
      'color.muted-inverse',
      'color.on-accent',
      'color.on-inverse',
      'color.primary',
      'font.heading',
      'radius.media',
      'size.body',
      'size.h2',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    ],
    example: { items: [{ noticeID: 1, noticeHead: 'Open morning', entryDateTime: '2026-12-05T09:30', past: false }] },
    component: () => import('./EventsAgenda.tsx').then((module) => module.EventsAgenda),
  },
);
