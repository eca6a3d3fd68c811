import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformArticle = defineSection({
  type: 'platform-article',
  title: 'Article',
  description: 'One article of the product’s blog, with others to read after it.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.hairline',
    'color.ink',
    'color.muted',
    'radius.media',
    'size.h2',
    'size.h3',
    'size.small',
  ],
  contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
  strings: {
    en: { all: 'All articles', by: 'By {author}', next: 'Read next', missing: 'This article is not here any more.' },
    hi: { all: 'सभी लेख', by: 'लेखक: {author}', next: 'आगे पढ़ें', missing: 'यह लेख अब यहाँ नहीं है।' },
  },
  component: () => import('./PlatformArticle.tsx').then((module) => module.PlatformArticle),
  example: {
    blogHref: '/blog',
    post: {
      blog_Id: 1,
      blog_Title: 'Registers that close themselves',
      blog_Slug: 'registers',
      blog_Description: '<p>At noon.</p>',
      entryDate: '2026-11-02',
    },
    others: [],
  },
});
