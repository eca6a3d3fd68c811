import { and, eq, inArray, sql } from 'drizzle-orm';
import { mediaFileKeys } from '../../media/files.ts';
import { mediaReference } from '../../media/reference.ts';
import { content, media } from '../../store/schema.ts';
import type { Db, StoreContext } from '../../store/store.ts';

/**
 * Removes the row of a file that a record no longer has, unless content of the website shows it. Returns the keys of the
 * files, to be deleted once the transaction has committed.
 */
export const discardMedia = async ({ db }: StoreContext, schoolId: number, id: number): Promise<string[]> => {
  const reference = `"${mediaReference(id)}"`;
  const shown = await db
    .select({ id: content.id })
    .from(content)
    .where(
      sql`position(${reference} in concat(${content.draft}::text, ${content.published}::text, ${content.scheduled}::text)) > 0`,
    )
    .limit(1);
  return shown.length > 0 ? [] : removeMedia(db, schoolId, [id]);
};

/** Removes the rows of files, wherever they are shown. Returns the keys of the files, as above. */
export const removeMedia = async (db: Db, schoolId: number, ids: readonly number[]): Promise<string[]> => {
  const own = and(eq(media.schoolId, schoolId), inArray(media.id, [...ids]));
  const rows = await db.delete(media).where(own).returning();
  return rows.flatMap(mediaFileKeys);
};
