import { and, eq, sql } from 'drizzle-orm';
import { type BlogDetailsQuery, blogDetails } from '../../../../schemas/api/blogs.ts';
import { visibleDocument } from '../../content/visible.ts';
import { notFound, wrongField } from '../../errors/app-error.ts';
import { content } from '../../store/schema.ts';
import { handle, ok } from '../handle.ts';
import { blogRows, seenBlogs } from './blog-rows.ts';

/** One article that visitors see. */
export const blogDetailsHandler = handle<{ query: BlogDetailsQuery }>(blogDetails, ({ query }, context) => {
  const { blog_Id: id, blog_Slug: slug } = query;
  if (id === undefined && slug === undefined) throw wrongField('blog_Id', 'Please enter blog id or blog slug.');
  return context.read(async ({ db }) => {
    const now = context.now();
    const document = visibleDocument(now);
    const { schoolId } = context.school;
    const [row] = await db
      .select({ id: content.id, document })
      .from(content)
      .where(
        and(
          ...seenBlogs(now, { schoolId, blogFor: -1, blogCategoryId: -1 }),
          id === undefined ? undefined : eq(content.id, id),
          slug === undefined ? undefined : sql`${document}->>'blog_Slug' = ${slug}`,
        ),
      );
    const [blog] = row?.document ? await blogRows(db, [{ id: row.id, document: row.document }], now) : [];
    if (!blog) throw notFound();
    return ok(blog);
  });
});
