import { sanitizeHtml } from '../content/sanitize-html.ts';
import { defineLoader, paged, shapeItems } from './define.ts';

export const blogs = defineLoader({
  source: 'blogs',
  async load({ reader, params }) {
    const newest = (await reader.items('blog')).toSorted(
      (a, b) => String(b.document.entryDate).localeCompare(String(a.document.entryDate)) || b.id - a.id,
    );
    const items = paged(newest, params);
    const shaped = await shapeItems(items, reader, {
      fields: ['blog_Title', 'blog_Slug', 'blog_Description', 'entryDate', 'author'],
      picture: 'blog_Media',
      name: 'blog_Title',
    });
    return shaped.map((blog, i) => {
      const id = items[i]?.id ?? i;
      const blog_Description = sanitizeHtml(String(blog.blog_Description ?? ''));
      return { ...blog, blog_Id: id, blog_Slug: blog.blog_Slug ?? `-${id}`, blog_Description };
    });
  },
});
