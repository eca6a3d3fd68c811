import { defineKind } from '#engine/section.ts';
import { cards } from './looks/cards/look.ts';
import { ruled } from './looks/ruled/look.ts';
import { spread } from './looks/spread/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const blogArticle = defineKind({
  type: 'blog-article',
  title: 'Article of the blog',
  description: 'One article with its picture, links that share it, and the articles before and after it.',
  settings,
  bindings,
  headingLevel: 2,
  fixedLevel: 2,
  landmark: 'region',
  strings,
  looks: [cards, ruled, spread],
  example: {
    blogHref: '/blog',
    articleHref: '/blog/:slug',
    allLabel: 'All articles',
    siteUrl: 'https://asha.example',
    post: {
      blog_Id: 1,
      blog_Title: 'A library that lends seeds',
      blog_Slug: 'a-library-that-lends-seeds',
      blog_Description: '<p>On the shelf stand ten glass jars.</p>',
      entryDate: '2026-11-02',
      author: 'Rohini Lele',
    },
  },
});
