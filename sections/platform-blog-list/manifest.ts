import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformBlogList = defineSection({
  type: 'platform-blog-list',
  title: 'Articles',
  description: 'The product’s articles, page by page.',
  settings,
  bindings,
  emptyWhen: 'items',
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.hairline',
    'color.ink',
    'color.muted',
    'color.primary',
    'radius.media',
    'size.h3',
    'size.h4',
    'size.small',
  ],
  contrast: [{ text: 'color.muted', on: 'color.canvas', min: 4.5 }],
  strings: {
    en: {
      empty: 'There are no more articles.',
      error: 'The articles could not be loaded.',
      newer: 'Newer articles',
      older: 'Older articles',
      pages: 'Pages',
    },
    hi: {
      empty: 'और कोई लेख नहीं है।',
      error: 'लेख लोड नहीं हो सके।',
      newer: 'नए लेख',
      older: 'पुराने लेख',
      pages: 'पेज',
    },
  },
  component: () => import('./PlatformBlogList.tsx').then((module) => module.PlatformBlogList),
  example: {
    heading: 'Blog',
    path: '/blog',
    page: 1,
    pages: 1,
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
