import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformNews = defineSection({
  type: 'platform-news',
  title: 'Latest news',
  description: 'The newest articles in a row; one is open, a press opens another. The third is open at first.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.control',
    'color.hairline',
    'color.muted',
    'color.primary',
    'color.surface',
    'radius.card',
    'radius.media',
    'size.h4',
    'size.small',
  ],
  contrast: [{ text: 'color.muted', on: 'color.surface', min: 4.5 }],
  strings: {
    en: { read: 'Read the article', empty: 'No news yet.', error: 'The news could not be loaded.' },
    hi: { read: 'पूरा लेख पढ़ें', empty: 'अभी कोई समाचार नहीं है।', error: 'समाचार लोड नहीं हो सके।' },
  },
  component: () => import('./PlatformNews.tsx').then((module) => module.PlatformNews),
  example: {
    heading: 'Latest news',
    moreLabel: 'View More',
    moreHref: '/blog',
    items: [
      {
        blog_Id: 1,
        blog_Title: 'Registers that close themselves',
        blog_Slug: 'registers',
        blog_Description: '<p>At noon.</p>',
        entryDate: '2026-11-02',
      },
    ],
  },
});
