import { defineLook } from '#engine/section.ts';
import { sliderStrings } from '../../../shared/slider/strings.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const news = defineLook(
  { settings, bindings },
  {
    look: 'news',
    description: 'Articles of the blog: the newest leads, three stand beside it, and the row turns with more.',
    client: 'never',
    tokens: [
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.tint',
      'size.caption',
      'size.h3',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
    ],
    settings: own,
    strings: {
      en: {
        ...sliderStrings.en,
        heading: 'Our latest news',
        moreLabel: 'See all Articles',
        empty: 'No articles have been published yet.',
      },
      hi: {
        ...sliderStrings.hi,
        heading: 'ताज़ा समाचार',
        moreLabel: 'सभी लेख देखें',
        empty: 'अभी कोई लेख प्रकाशित नहीं हुआ है।',
      },
    },
    example: {
      items: [
        {
          blog_Id: 1,
          blog_Title: 'What the tower clock knows',
          blog_Slug: 'what-the-tower-clock-knows',
          blog_Description: '<p>It loses four minutes a week.</p>',
          entryDate: '2026-11-12',
        },
      ],
    },
    component: () => import('./LatestBlogsNews.tsx').then((module) => module.LatestBlogsNews),
  },
);
