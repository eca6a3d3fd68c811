import { and, eq, gt, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FullItem, ListedItem } from '#schemas/api/content/item.ts';
import { type ContentState, type ContentType, contentTypes } from '#schemas/content/index.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { isVisible, visibleDocument } from '#server/store/content/visible.ts';
import { type ContentDocument, content, users } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

const wasPublished = or(isNotNull(content.published), isNotNull(content.scheduled));

/** Where an item stands at a time. */
export const itemState = (now: Date): SQL<ContentState> => sql<ContentState>`case
  when ${isNotNull(content.deletedAt)} then 'deleted'
  when ${and(lte(content.expireAt, now), wasPublished)} then 'expired'
  when ${and(gt(content.publishAt, now), wasPublished)} then 'scheduled'
  when not (${isVisible(now)}) then 'draft'
  when ${isNotNull(content.draft)} then 'changed'
  else 'published' end`;

/** The document that an editor sees of an item. */
export const shownDocument = sql<ContentDocument | null>`coalesce(${content.draft}, ${content.scheduled}, ${content.published})`;

const listedColumns = (now: Date) => ({
  id: content.id,
  type: content.type,
  state: itemState(now),
  version: content.version,
  position: content.position,
  lang: content.lang,
  isSample: content.isSample,
  publishAt: content.publishAt,
  expireAt: content.expireAt,
  deletedAt: content.deletedAt,
  updatedAt: content.updatedAt,
  userName: users.name,
  document: shownDocument.mapWith(content.draft) as SQL<ContentDocument | null>,
});

const byWhom = and(eq(users.schoolId, content.schoolId), eq(users.id, content.updatedBy));

/** Selects items as lists show them; rows become answers with `listedItem`. */
export const selectListed = (db: Db, now: Date) =>
  db.select(listedColumns(now)).from(content).leftJoin(users, byWhom).$dynamic();

type ListedRow = Awaited<ReturnType<typeof selectListed>>[number];

const statusNames: ReadonlyMap<string, ContentType['statusNames']> = new Map(
  contentTypes.map((type: ContentType) => [type.type, type.statusNames]),
);

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A row as a list shows it. */
export const listedItem = (row: ListedRow): ListedItem => {
  const { id, type, state, version, position, lang, isSample, document } = row;
  const status = statusNames.get(type)?.[state];
  return {
    id,
    type,
    state,
    ...(status === undefined ? {} : { Status: status }),
    version,
    position,
    lang,
    isSample,
    publish_at: iso(row.publishAt),
    expire_at: iso(row.expireAt),
    deleted_at: iso(row.deletedAt),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.userName,
    document: document ?? {},
  };
};

/** One item as its own call shows it, also from the bin. Errors: `NOT_FOUND`. */
export const readItem = async (db: Db, id: number, now: Date): Promise<FullItem> => {
  const [row] = await db
    .select({ ...listedColumns(now), published: visibleDocument(now) })
    .from(content)
    .leftJoin(users, byWhom)
    .where(eq(content.id, id));
  if (!row) throw notFound();
  return { ...listedItem(row), published: row.published };
};
