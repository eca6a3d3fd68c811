import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const product = defineLook(
  { settings, bindings },
  {
    look: 'product',
    description: 'The newest articles in a row; one is open, a press opens another. The third is open at first.',
    client: 'never',
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
    settings: own,
    strings: {
      en: {
        empty: 'No news yet.',
        error: 'The news could not be loaded.',
        read: 'Read the article',
      },
      hi: {
        empty: 'अभी कोई समाचार नहीं है।',
        error: 'समाचार लोड नहीं हो सके।',
        read: 'पूरा लेख पढ़ें',
      },
    },
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
    component: () => import('./LatestBlogsProduct.tsx').then((module) => module.LatestBlogsProduct),
  },
);
