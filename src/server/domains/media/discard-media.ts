import { and, eq, inArray } from 'drizzle-orm';
import { mediaFileKeys } from '#server/files/uploads/files.ts';
import { media } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { findMediaUses } from './media-uses.ts';

/**
 * Removes the row of a file that a record no longer has, unless anything else of the school uses it. Returns the keys
 * of the files, to be deleted once the transaction has committed.
 */
export const discardMedia = async ({ db }: StoreContext, schoolId: number, id: number): Promise<string[]> =>
  (await findMediaUses(db, id)).length > 0 ? [] : removeMedia(db, schoolId, [id]);

/** Removes the rows of files, wherever they are shown. Returns the keys of the files, as above. */
export const removeMedia = async (db: Db, schoolId: number, ids: readonly number[]): Promise<string[]> => {
  const own = and(eq(media.schoolId, schoolId), inArray(media.id, [...ids]));
  const rows = await db.delete(media).where(own).returning();
  return rows.flatMap(mediaFileKeys);
};
