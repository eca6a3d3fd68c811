import { and, desc, isNull, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type ContentDocument, content } from '../store/schema.ts';
import type { Db } from '../store/store.ts';
import { isReplaced } from './moments.ts';
import { isVisible } from './visible.ts';

interface BlogPage {
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
  /** Further conditions, on what visitors see. */
  readonly where?: SQL | undefined;
  /** Whether the scheduled document of any blog has taken the place of the published one. */
  readonly hasReplaced: boolean;
}

type Documents = typeof content.published | typeof content.scheduled;

const dayOf = (document: Documents): SQL => sql`(${document}->>'entryDate')`;

/** The query behind `newestBlogs`. */
export const selectNewestBlogs = (db: Db, { now, limit, offset, where, hasReplaced }: BlogPage) => {
  const select = (document: Documents, rows: number, condition?: SQL) =>
    db
      .select({
        id: content.id,
        document: sql<ContentDocument>`${document}`.mapWith(document).as('document'),
        day: dayOf(document).as('day'),
      })
      .from(content)
      // The type as it is in the index, which is of blogs alone.
      .where(and(sql`${content.type} = 'blog'`, isNull(content.deletedAt), isVisible(now), where, condition))
      .orderBy(desc(dayOf(document)), desc(content.id))
      .limit(rows);
  if (!hasReplaced) return select(content.published, limit).offset(offset);
  const replaced = isReplaced(now);
  return unionAll(
    select(content.published, offset + limit, not(sql`coalesce(${replaced}, false)`)),
    select(content.scheduled, offset + limit, replaced),
  )
    .orderBy(sql`day desc`, sql`id desc`)
    .limit(limit)
    .offset(offset);
};

/** A page of the blogs that visitors see at a moment, the newest first: read in the order of an index. */
export const newestBlogs = async (db: Db, page: BlogPage): Promise<{ id: number; document: ContentDocument }[]> => {
  const rows = await selectNewestBlogs(db, page);
  return rows.map(({ id, document }) => ({ id, document }));
};
