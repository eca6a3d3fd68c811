import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';
import { settings as own } from './schema.ts';

export const product = defineLook(
  { settings, bindings },
  {
    look: 'product',
    description: 'The product’s articles, page by page.',
    client: 'never',
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
    uses: [],
    omits: ['blogHref'],
    settings: own,
    strings: {
      en: {
        empty: 'There are no more articles.',
      },
      hi: {
        pages: 'पेज',
        empty: 'और कोई लेख नहीं है।',
      },
    },
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
    component: () => import('./BlogListProduct.tsx').then((module) => module.BlogListProduct),
  },
);
