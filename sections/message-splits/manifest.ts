import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const messageSplits = defineSection({
  type: 'message-splits',
  title: 'Messages, split',
  description:
    'What the principal and others say, each a band: a portrait to the edge on one side, the words on the other.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
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
  strings: {
    en: {
      heading: 'Messages',
      more: 'Read the whole message',
      empty: 'There are no messages yet.',
      error: 'The messages could not be loaded.',
    },
    hi: {
      heading: 'संदेश',
      more: 'पूरा संदेश पढ़ें',
      empty: 'अभी कोई संदेश नहीं है।',
      error: 'संदेश लोड नहीं हो सके।',
    },
  },
  component: () => import('./MessageSplits.tsx').then((module) => module.MessageSplits),
  example: {
    limit: 2,
    items: [{ name: 'Dr. Ila Menon', heading: 'From the principal', description: 'Come and walk the ridge with us.' }],
  },
});
