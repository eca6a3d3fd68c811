import { defineKind } from '#engine/section.ts';
import { magazine } from './looks/magazine/look.ts';
import { news } from './looks/news/look.ts';
import { product } from './looks/product/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const latestBlogs = defineKind({
  type: 'latest-blogs',
  title: 'Latest articles',
  description: 'The latest articles, with a way to all of them.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [magazine, news, product],
  example: {
    limit: 4,
    articleHref: '/blog/:slug',
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
