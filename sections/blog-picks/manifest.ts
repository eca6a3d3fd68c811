import { defineKind } from '#engine/section.ts';
import { cards } from './looks/cards/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { spread } from './looks/spread/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const blogPicks = defineKind({
  type: 'blog-picks',
  title: 'Articles to read next',
  description: 'Up to three articles of the blog, as a page suggests them.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [cards, ruled, spread],
  example: {
    blogHref: '/blog',
    articleHref: '/blog/:slug',
    heading: 'Read next',
    allLabel: 'All articles',
    items: [
      {
        blog_Id: 1,
        blog_Title: 'A library that lends seeds',
        blog_Slug: 'a-library-that-lends-seeds',
        entryDate: '2026-11-02',
      },
    ],
  },
});
