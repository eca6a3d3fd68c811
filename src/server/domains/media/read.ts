import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { getMedia, listMedia, type MediaDetails } from '#schemas/api/media.ts';
import { handle, listOf, ok } from '#server/http/calls/handle.ts';
import { pageOf, totalRows } from '#server/http/calls/paging.ts';
import { containing } from '#server/store/query.ts';
import { media } from '#server/store/schema.ts';
import { findMedia, inLibrary } from './find-media.ts';
import { mediaItem } from './media-item.ts';
import { findMediaUses, usedMediaIds } from './media-uses.ts';

/** The library's pictures and documents, newest first. */
export const listMediaHandler = handle(listMedia, ({ query }, context) =>
  context.read(async ({ db }) => {
    const { keyword, class: sort, kind, unused } = query;
    const pattern = keyword === undefined ? undefined : containing(keyword);
    const where = and(
      eq(media.schoolId, context.school.schoolId),
      inLibrary,
      sort && eq(media.class, sort),
      kind && eq(media.kind, kind),
      pattern === undefined ? undefined : or(ilike(media.fileName, pattern), ilike(media.alt, pattern)),
      unused ? sql`${media.id} not in ${usedMediaIds}` : undefined,
    );
    const { limit, offset } = pageOf(query);
    const rows = await db.select().from(media).where(where).orderBy(desc(media.id)).limit(limit).offset(offset);
    return listOf(
      rows.map((row) => mediaItem(context.services, row)),
      await totalRows(context, { db, table: media, where }),
    );
  }),
);

/** One picture or file, with everything that uses it. */
export const getMediaHandler = handle(getMedia, ({ params }, context) =>
  context.read(async ({ db }) => {
    const row = await findMedia(db, context, params.id);
    const details: MediaDetails = { ...mediaItem(context.services, row), uses: await findMediaUses(db, row.id) };
    return ok(details);
  }),
);
