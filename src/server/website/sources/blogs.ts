import { blogs as contract } from '#schemas/sources/blogs.ts';
import { pageOf } from '#server/http/calls/paging.ts';
import type { BlogItem, ContentReader } from '#server/tenancy/content-reader.ts';
import { blogSlugOf } from '#server/tenancy/item-slugs.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { showHtml } from '#server/tenancy/show-html.ts';
import { defineLoader } from './define.ts';

/** Articles as the contract has them. */
export const shapeBlogs = async (items: readonly BlogItem[], reader: ContentReader) => {
  const shaped = await shapeEach(items, reader, {
    fields: ['blog_Title', 'blog_Slug', 'blog_Description', 'entryDate', 'author', 'lang'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return Promise.all(
    shaped.map(async ({ item, shown }) => ({
      ...shown,
      blog_Id: item.id,
      blog_Slug: blogSlugOf(item),
      blog_Description: await showHtml(shown.blog_Description, reader),
    })),
  );
};

export const blogs = defineLoader(contract, async ({ reader, params }) =>
  shapeBlogs(await reader.blogs.newest({ ...pageOf(params), blogFor: params.blogFor }), reader),
);
