import { sanitizeHtml } from '#server/core/validation/sanitize-html.ts';
import type { ContentItem, ContentReader } from '#server/tenancy/content-reader.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, pageOf } from './define.ts';

/** Articles as the contract has them. */
export const shapeBlogs = async (
  items: readonly ContentItem[],
  reader: ContentReader,
): Promise<Record<string, unknown>[]> => {
  const shaped = await shapeItems(items, reader, {
    fields: ['blog_Title', 'blog_Slug', 'blog_Description', 'entryDate', 'author', 'lang'],
    picture: 'blog_Media',
    name: 'blog_Title',
  });
  return shaped.map((blog, i) => {
    const item = items[i];
    const blog_Description = sanitizeHtml(String(blog.blog_Description ?? ''));
    return { ...blog, blog_Id: item?.id ?? i, blog_Slug: item ? blogSlugOf(item) : `-${i}`, blog_Description };
  });
};

/** The last part of an article's address: one without a slug of its own has its id behind a dash. */
export const blogSlugOf = ({ id, document }: ContentItem): unknown => document.blog_Slug ?? `-${id}`;

export const blogs = defineLoader({
  source: 'blogs',
  load: async ({ reader, params }) => shapeBlogs(await reader.blogs.newest(pageOf(params)), reader),
});
