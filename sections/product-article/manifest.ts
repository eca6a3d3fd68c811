import { defineKind } from '#engine/section.ts';
import { standard } from './looks/standard/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const productArticle = defineKind({
  type: 'product-article',
  title: 'Article',
  description: 'One article of the product’s blog, with others to read after it.',
  settings,
  bindings,
  headingLevel: 2,
  fixedLevel: 2,
  landmark: 'region',
  strings,
  looks: [standard],
  example: {
    blogHref: '/blog',
    articleHref: '/blog/:slug',
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
