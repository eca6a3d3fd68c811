import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { getContent, listBin, listContent } from '#schemas/api/content/read.ts';
import type { ContentSort } from '#schemas/content/index.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { handle, listOf } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { visibleDocument } from '#server/store/content/visible.ts';
import { websiteOrder } from '#server/store/content/website-order.ts';
import { containing } from '#server/store/query.ts';
import { content } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { answerItem } from './change-item.ts';
import { contentTypeOf, type NamedType, readableTypes } from './content-type.ts';
import { itemState, listedItem, readItem, selectListed, shownDocument } from './item-row.ts';
import { findThumbs } from './thumbs.ts';

/** The document that visitors see of an item, or an editor where they see none. */
const seenDocument = (now: Date): SQL => sql`coalesce(${visibleDocument(now)}, ${shownDocument})`;

/** What a list of a type is in order by. */
const orderOf = async (
  { order, nameField }: NamedType,
  { sort, now, transaction }: { readonly sort: ContentSort; readonly now: Date; readonly transaction: StoreContext },
): Promise<readonly SQL[]> => {
  if (sort === 'name') return [sql`lower(${shownDocument}->>${nameField}) nulls last`];
  if (sort === 'changed') return [desc(content.updatedAt)];
  if (!order) return [asc(content.position)];
  const today = order.end === undefined ? '' : (await readSchoolDay(transaction, now)).today;
  return websiteOrder(order, seenDocument(now), today);
};

/** Items of a type in an order; those in the bin only where the state says so. */
export const listContentHandler = handle(listContent, ({ params, query }, context) =>
  context.read(async (transaction) => {
    const { db } = transaction;
    const now = context.now();
    const definition = contentTypeOf(params);
    const { type, nameField } = definition;
    const { state, keyword, lang, StartSession: session } = query;
    const where = and(
      eq(content.type, type),
      state === undefined ? isNull(content.deletedAt) : sql`${itemState(now)} = ${state}`,
      keyword ? sql`${shownDocument}->>${nameField} ilike ${containing(keyword)}` : undefined,
      lang ? eq(content.lang, lang) : undefined,
      session === undefined
        ? undefined
        : sql`coalesce((${shownDocument}->>'StartSession')::int, ${session}) = ${session}`,
    );
    const { limit, offset } = pageOf(query);
    const rows = await selectListed(db, now)
      .where(where)
      .orderBy(...(await orderOf(definition, { sort: query.sort, now, transaction })), asc(content.id))
      .limit(limit)
      .offset(offset);
    const thumbs = await findThumbs(
      { db, services: context.services, type: definition },
      rows.map(({ document }) => document),
    );
    const items = rows.map((row, at) => ({ ...listedItem(row), thumb: thumbs[at] ?? null }));
    return listOf(items, await totalRows(context, { db, table: content, where }));
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
