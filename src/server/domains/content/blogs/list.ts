import { listBlogs } from '#schemas/api/blogs.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalAt } from '#server/http/calls/paging.ts';
import { newestBlogs, selectBlogCount } from '#server/store/content/newest-blogs.ts';
import { readScheduleTimes } from '#server/store/content/schedule-times.ts';
import { blogRows, ofKind } from './blog-rows.ts';

/** The articles that visitors see, the newest first. */
export const listBlogsHandler = handle(listBlogs, ({ query }, context) =>
  context.read(async ({ db }) => {
    const now = context.now();
    const where = ofKind(query);
    const { next, hasReplaced } = await readScheduleTimes(db, 'blog', now);
    const items = await newestBlogs(db, { ...pageOf(query), now, where, hasReplaced });
    const queryAt = (time: Date) => selectBlogCount(db, { now: time, where, hasReplaced });
    return listOf(await blogRows(db, items, now), await totalAt(context, { queryAt, now, next }));
  }),
);
