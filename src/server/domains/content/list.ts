import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { listContent } from '#schemas/api/content/read.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { content } from '#server/store/schema.ts';
import { contentTypeOf } from './content-type.ts';
import { itemState, listedItem, selectListed, shownDocument } from './item-row.ts';

/** Items of a type in their order; those in the bin only where the state says so. */
export const listContentHandler = handle(listContent, ({ params, query }, context) =>
  context.read(async ({ db }) => {
    const { type, nameField } = contentTypeOf(params);
    const { state, keyword, lang } = query;
    const where = and(
      eq(content.type, type),
      state === undefined ? isNull(content.deletedAt) : sql`${itemState(context.now())} = ${state}`,
      keyword ? sql`${shownDocument}->>${nameField} ilike ${containing(keyword)}` : undefined,
      lang ? eq(content.lang, lang) : undefined,
    );
    const { limit, offset } = pageOf(query);
    const rows = await selectListed(db, context.now())
      .where(where)
      .orderBy(asc(content.position), asc(content.id))
      .limit(limit)
      .offset(offset);
    return listOf(rows.map(listedItem), await totalRows(context, { db, table: content, where }));
  }),
);
