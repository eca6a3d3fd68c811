import { and, desc, eq, ne } from 'drizzle-orm';
import { type HistoryEntry, listHistory } from '#schemas/api/content/read.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { content, contentHistory, users } from '#server/store/schema.ts';
import { contentTypeOf } from './content-type.ts';

const byWhom = and(eq(users.schoolId, contentHistory.schoolId), eq(users.id, contentHistory.userId));

/** What became of an item, the last change first; also of one that was erased. */
export const listHistoryHandler = handle(listHistory, ({ params, query }, context) =>
  context.read(async ({ db }) => {
    const { type } = contentTypeOf(params);
    const ofAnother = and(eq(content.id, params.id), ne(content.type, type));
    const where = eq(contentHistory.contentId, params.id);
    const total = await totalRows(context, { db, table: contentHistory, where });
    if (total === 0 || (await totalRows(context, { db, table: content, where: ofAnother })) > 0) throw notFound();
    const { limit, offset } = pageOf(query);
    const { version, action, at, document } = contentHistory;
    const rows = await db
      .select({ version, action, at, document, user: users.name })
      .from(contentHistory)
      .leftJoin(users, byWhom)
      .where(where)
      .orderBy(desc(contentHistory.id))
      .limit(limit)
      .offset(offset);
    const entries = rows.map((row): HistoryEntry => ({ ...row, at: row.at.toISOString() }));
    return listOf(entries, total);
  }),
);
