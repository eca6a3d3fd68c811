import { desc, isNotNull } from 'drizzle-orm';
import { listBin } from '#schemas/api/content/read.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { content } from '#server/store/schema.ts';
import { listedItem, selectListed } from './item-row.ts';

/** What is in the bin, of every type, the last one first. */
export const listBinHandler = handle(listBin, ({ query }, context) =>
  context.read(async ({ db }) => {
    const where = isNotNull(content.deletedAt);
    const { limit, offset } = pageOf(query);
    const rows = await selectListed(db, context.now())
      .where(where)
      .orderBy(desc(content.deletedAt), desc(content.id))
      .limit(limit)
      .offset(offset);
    return listOf(rows.map(listedItem), await totalRows(context, { db, table: content, where }));
  }),
);
