import { and } from 'drizzle-orm';
import { type BlogQuery, listBlogs } from '../../../../schemas/api/blogs.ts';
import { readMoments } from '../../content/moments.ts';
import { newestBlogs } from '../../content/newest-blogs.ts';
import { handle, listOf } from '../handle.ts';
import { pageOf, visibleTotal } from '../paging.ts';
import { blogRows, seenBlogs } from './blog-rows.ts';

/** The articles that visitors see, the newest first. */
export const listBlogsHandler = handle<{ query: BlogQuery }>(listBlogs, ({ query }, context) =>
  context.read(async ({ db }) => {
    const now = context.now();
    const { schoolId } = context.school;
    const where = (moment: Date) => and(...seenBlogs(moment, { ...query, schoolId }));
    const { next, hasReplaced } = await readMoments(db, 'blog', now);
    const items = await newestBlogs(db, { ...pageOf(query), now, where: where(now), hasReplaced });
    return listOf(await blogRows(db, items, now), await visibleTotal(context, { db, where, now, next }));
  }),
);
