import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const blogSpread = defineSection({
  type: 'blog-spread',
  title: 'Articles, the first one wide',
  description: 'The newest articles, the first twice as wide; with more than three, a row that scrolls.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.control',
    'color.inverse',
    'color.muted',
    'color.on-inverse',
    'color.primary',
    'color.primary-tint',
    'color.surface',
    'radius.control',
    'radius.media',
    'size.h2',
    'size.h3',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.surface', min: 4.5 },
    { text: 'color.muted', on: 'color.surface', min: 4.5 },
    { text: 'color.primary', on: 'color.primary-tint', min: 4.5 },
    { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Stories from campus',
      moreLabel: 'See all articles',
      previous: 'Previous articles',
      next: 'More articles',
      empty: 'No articles yet.',
      error: 'The articles could not be loaded.',
    },
    hi: {
      heading: 'परिसर की कहानियाँ',
      moreLabel: 'सभी लेख देखें',
      previous: 'पिछले लेख',
      next: 'और लेख',
      empty: 'अभी कोई लेख नहीं है।',
      error: 'लेख लोड नहीं हो सके।',
    },
  },
  component: () => import('./BlogSpread.tsx').then((module) => module.BlogSpread),
  example: {
    limit: 4,
    items: [
      {
        blog_Id: 1,
        blog_Title: 'What the stream taught grade four',
        blog_Slug: 'what-the-stream-taught',
        blog_Description: '<p>It began with a leaf.</p>',
        entryDate: '2026-11-02',
      },
    ],
  },
});
