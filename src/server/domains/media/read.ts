import { and, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { countMedia, getMedia, listMedia, listMediaTags } from '#schemas/api/media.ts';
import { tidyTag } from '#schemas/records/media-tags.ts';
import { type CallContext, handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { media } from '#server/store/schema.ts';
import { withText } from '#server/store/search-ids.ts';
import type { Db } from '#server/store/store.ts';
import { findMedia, inLibrary } from './find-media.ts';
import { mediaDetails } from './media-details.ts';
import { mediaItem } from './media-item.ts';
import { countMediaUses, usedMediaIds } from './media-uses.ts';

const isUnused = sql`${media.id} not in ${usedMediaIds}`;
const isUndescribed = and(eq(media.kind, 'picture'), isNull(media.alt));
const hasChildren = or(eq(media.class, 'minor'), inArray(media.children, ['consent', 'noConsent']));

const ofLibrary = ({ school }: Pick<CallContext, 'school'>): SQL | undefined =>
  and(eq(media.schoolId, school.schoolId), inLibrary);

/** Files with a text in what is said of them. */
const saying = async (db: Db, keyword: string): Promise<SQL | undefined> => {
  const pattern = containing(keyword);
  const inTexts = (texts: SQL) => sql`exists (select from ${texts} as said where said.value ilike ${pattern})`;
  return and(
    await withText(db, { entity: 'media', id: media.id, keyword }),
    or(
      ilike(media.fileName, pattern),
      ilike(media.alt, pattern),
      ilike(media.caption, pattern),
      inTexts(sql`jsonb_each_text(${media.altTranslations})`),
      inTexts(sql`jsonb_array_elements_text(${media.tags})`),
    ),
  );
};

const filedUnder = async (db: Db, tag: string): Promise<SQL | undefined> =>
  and(
    await withText(db, { entity: 'media', id: media.id, keyword: tag }),
    sql`${media.tags} @> ${JSON.stringify([tag])}::jsonb`,
  );

/** The library's pictures and documents, newest first. */
export const listMediaHandler = handle(listMedia, ({ query }, context) =>
  context.read(async ({ db }) => {
    const { keyword, tag, class: sort, kind, unused, undescribed, withChildren } = query;
    const where = and(
      ofLibrary(context),
      sort && eq(media.class, sort),
      kind && eq(media.kind, kind),
      keyword === undefined ? undefined : await saying(db, keyword.normalize('NFC')),
      tag === undefined ? undefined : await filedUnder(db, tidyTag(tag)),
      unused ? isUnused : undefined,
      undescribed ? isUndescribed : undefined,
      withChildren ? hasChildren : undefined,
    );
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(media).where(where).orderBy(desc(media.id)).limit(limit).offset(offset);
    const uses = await countMediaUses(
      db,
      rows.map(({ id }) => id),
    );
    return listOf(
      rows.map((row) => ({ ...mediaItem(context.services, row), useCount: uses.get(row.id) ?? 0 })),
      await totalRows(context, { db, table: media, where }),
    );
  }),
);

/** What the list may be narrowed to, with how many there are. */
export const countMediaHandler = handle(countMedia, (_, context) =>
  context.read(async ({ db }) => {
    const those = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
    const [counts] = await db
      .select({
        all: count(),
        undescribed: those(isUndescribed),
        unused: those(isUnused),
        withChildren: those(hasChildren),
        documents: those(eq(media.kind, 'document')),
      })
      .from(media)
      .where(ofLibrary(context));
    return ok(counts ?? { all: 0, undescribed: 0, unused: 0, withChildren: 0, documents: 0 });
  }),
);

const mostTags = 200;

/** The tags of the library, the most used first. */
export const listMediaTagsHandler = handle(listMediaTags, (_, context) =>
  context.read(async ({ db }) => {
    const tag = sql<string>`tag.value`;
    const rows = await db
      .select({ tag, count: count() })
      .from(sql`${media}, jsonb_array_elements_text(${media.tags}) as tag`)
      .where(and(ofLibrary(context), sql`${media.tags} <> '[]'::jsonb`))
      .groupBy(tag)
      .orderBy(desc(count()), tag)
      .limit(mostTags);
    return ok(rows);
  }),
);

/** One picture or file, with everything that uses it. */
export const getMediaHandler = handle(getMedia, ({ params }, context) =>
  context.read(async ({ db }) => ok(await mediaDetails(context, db, await findMedia(db, context, params.id)))),
);
