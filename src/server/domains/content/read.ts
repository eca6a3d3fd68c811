import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { getContent, listBin, listContent } from '#schemas/api/content/read.ts';
import type { ContentSort } from '#schemas/content/index.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { content } from '#server/store/schema.ts';
import { answerItem } from './change-item.ts';
import { contentTypeOf, readableTypes } from './content-type.ts';
import { itemState, listedItem, readItem, selectListed, shownDocument } from './item-row.ts';

/** The field has the name. */
const orders: Readonly<Record<ContentSort, (field: string) => readonly SQL[]>> = {
  place: () => [asc(content.position)],
  name: (field) => [sql`lower(${shownDocument}->>${field}) nulls last`],
  changed: () => [desc(content.updatedAt)],
};

/** Items of a type in an order; those in the bin only where the state says so. */
export const listContentHandler = handle(listContent, ({ params, query }, context) =>
  context.read(async ({ db }) => {
    const { type, nameField } = contentTypeOf(params);
    const { state, keyword, lang, StartSession: session } = query;
    const where = and(
      eq(content.type, type),
      state === undefined ? isNull(content.deletedAt) : sql`${itemState(context.now())} = ${state}`,
      keyword ? sql`${shownDocument}->>${nameField} ilike ${containing(keyword)}` : undefined,
      lang ? eq(content.lang, lang) : undefined,
      session === undefined
        ? undefined
        : sql`coalesce((${shownDocument}->>'StartSession')::int, ${session}) = ${session}`,
    );
    const { limit, offset } = pageOf(query);
    const rows = await selectListed(db, context.now())
      .where(where)
      .orderBy(...orders[query.sort](nameField), asc(content.id))
      .limit(limit)
      .offset(offset);
    return listOf(rows.map(listedItem), await totalRows(context, { db, table: content, where }));
  }),
);

/** One item, also from the bin. */
export const getContentHandler = handle(getContent, ({ params }, context) =>
  context.read(async ({ db }) => {
    const { type } = contentTypeOf(params);
    const item = await readItem(db, params.id, context.now());
    if (item.type !== type) throw notFound();
    return answerItem(item);
  }),
);

/** What is in the bin, of every type, the last one first. */
export const listBinHandler = handle(listBin, ({ query }, context) =>
  context.read(async ({ db }) => {
    const types = readableTypes(context).map(({ type }) => type);
    const where = and(isNotNull(content.deletedAt), inArray(content.type, types));
    const { limit, offset } = pageOf(query);
    const rows = await selectListed(db, context.now())
      .where(where)
      .orderBy(desc(content.deletedAt), desc(content.id))
      .limit(limit)
      .offset(offset);
    return listOf(rows.map(listedItem), await totalRows(context, { db, table: content, where }));
  }),
);
