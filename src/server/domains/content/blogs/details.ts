import { and, eq } from 'drizzle-orm';
import { blogDetails } from '#schemas/api/blogs.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { type BlogColumns, hasSlug, newestBlogs } from '#server/store/content/newest-blogs.ts';
import { readScheduleTimes } from '#server/store/content/schedule-times.ts';
import { content } from '#server/store/schema.ts';
import { blogRows } from './blog-rows.ts';

/** One article that visitors see. */
export const blogDetailsHandler = handle(blogDetails, ({ query }, context) => {
  const { blog_Id: id, blog_Slug: slug } = query;
  if (id === undefined && slug === undefined) throw wrongField('blog_Id', 'Please enter blog id or blog slug.');
  return context.read(async ({ db }) => {
    const now = context.now();
    const { hasReplaced } = await readScheduleTimes(db, 'blog', now);
    const where = (columns: BlogColumns) =>
      and(id === undefined ? undefined : eq(content.id, id), slug === undefined ? undefined : hasSlug(slug)(columns));
    const items = await newestBlogs(db, { now, hasReplaced, where, limit: 1 });
    const [blog] = await blogRows(db, items, now);
    if (!blog) throw notFound();
    return ok(blog);
  });
});
