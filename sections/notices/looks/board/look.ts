import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const board = defineLook(
  { settings, bindings },
  {
    look: 'board',
    description: 'Notices as slips on a round board, two beside each other; pinned ones across it.',
    client: 'never',
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
    component: () => import('./NoticesBoard.tsx').then((module) => module.NoticesBoard),
  },
);
