import { and, desc, sql } from 'drizzle-orm';
import { type BlogQuery, listBlogs } from '../../../../schemas/api/blogs.ts';
import { visibleDocument } from '../../content/visible.ts';
import { content } from '../../store/schema.ts';
import { handle, listOf } from '../handle.ts';
import { countRows, pageOf } from '../paging.ts';
import { blogRows, seenBlogs } from './blog-rows.ts';

/** The articles that visitors see, the newest first. */
export const listBlogsHandler = handle<{ query: BlogQuery }>(listBlogs, ({ query }, context) =>
  context.read(async ({ db }) => {
    const now = context.now();
    const document = visibleDocument(now);
    const { schoolId } = context.school;
    const where = and(...seenBlogs(now, { ...query, schoolId }));
    const { limit, offset } = pageOf(query);
    const rows = await db
      .select({ id: content.id, document })
      .from(content)
      .where(where)
      .orderBy(desc(sql`${document}->>'entryDate'`), desc(content.id))
      .limit(limit)
      .offset(offset);
    const items = rows.map((row) => ({ id: row.id, document: row.document ?? {} }));
    return listOf(await blogRows(db, items, now), await countRows(db, content, where));
  }),
);
