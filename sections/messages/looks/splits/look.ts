import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const splits = defineLook(
  { settings, bindings },
  {
    look: 'splits',
    description:
      'What the principal and others say, each a band: a portrait to the edge on one side, the words on the other.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.inverse',
      'color.primary',
      'color.secondary',
      'color.surface',
      'color.tint',
      'font.heading',
      'radius.media',
      'size.h1',
      'size.h2',
      'size.h4',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.surface', min: 4.5 },
      { text: 'color.ink', on: 'color.tint', min: 4.5 },
      { text: 'color.muted', on: 'color.tint', min: 4.5 },
      { text: 'color.primary', on: 'color.tint', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
    ],
    settings: own,
    strings: {
      en: {
        heading: 'Messages',
        more: 'Read the whole message',
      },
      hi: {
        heading: 'संदेश',
        more: 'पूरा संदेश पढ़ें',
      },
    },
    example: {
      limit: 2,
      items: [
        { name: 'Dr. Ila Menon', heading: 'From the principal', description: 'Come and walk the ridge with us.' },
      ],
    },
    component: () => import('./MessagesSplits.tsx').then((module) => module.MessagesSplits),
  },
);
