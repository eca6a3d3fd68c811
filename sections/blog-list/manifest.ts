import { defineKind } from '#engine/section.ts';
import { cards } from './looks/cards/look.ts';
import { product } from './looks/product/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { spread } from './looks/spread/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const blogList = defineKind({
  type: 'blog-list',
  title: 'List of articles',
  description: 'All articles, a page at a time.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [cards, ruled, spread, product],
  example: {
    blogHref: '/blog',
    articleHref: '/blog/:slug',
    heading: 'Articles',
    page: 1,
    pages: 2,
    total: 8,
    items: [
      {
        blog_Id: 1,
        blog_Title: 'A library that lends seeds',
        blog_Slug: 'a-library-that-lends-seeds',
        blog_Description: '<p>On the shelf stand ten glass jars.</p>',
        entryDate: '2026-11-02',
        author: 'Rohini Lele',
      },
    ],
  },
});
