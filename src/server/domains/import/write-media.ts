import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import { findMediaReferences } from '#server/core/validation/media-reference.ts';
import { findUsed } from '#server/domains/media/index.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { describedBy, type StoredPictures } from './store-pictures.ts';
import type { WrittenContent } from './write-content.ts';

const rowsPerStatement = 1000;

/**
 * Adds the rows of new pictures, and describes earlier ones that nobody has described; returns how many of these.
 * Errors: `IMPORT_CHANGED` where a picture that was to be used again went away since it
 * was looked up.
 */
export const writeMedia = async (
  { db, touch }: StoreContext,
  schoolId: number,
  { added, reused }: StoredPictures,
): Promise<number> => {
  const ids = reused.map(({ id }) => id);
  const mine = and(eq(media.schoolId, schoolId), inArray(media.id, ids));
  const present = reused.length === 0 ? [] : await db.select({ id: media.id }).from(media).where(mine).for('update');
  if (present.length < new Set(ids).size) {
    throw new AppError('IMPORT_CHANGED', { what: "The school's pictures were changed during the import." });
  }
  for (let start = 0; start < added.length; start += rowsPerStatement) {
    await db
      .insert(media)
      .overridingSystemValue()
      .values(added.slice(start, start + rowsPerStatement));
  }
  let described = 0;
  for (const { id, text } of reused) {
    if (!text) continue;
    const bare = and(eq(media.schoolId, schoolId), eq(media.id, id), isNull(media.alt));
    described += (await db.update(media).set(describedBy(text)).where(bare).returning({ id: media.id })).length;
  }
  if (added.length + described > 0) touch(schoolTag(schoolId, 'media'));
  return described;
};

/**
 * Removes pictures that only replaced documents showed, and nothing else of the school uses; returns their rows: their
 * files go after the commit.
 */
export const removeUnusedMedia = async (
  { db, touch }: StoreContext,
  schoolId: number,
  { replaced, documents }: Pick<WrittenContent, 'replaced' | 'documents'>,
): Promise<MediaRow[]> => {
  const used = findMediaReferences(documents);
  const left = [...findMediaReferences(replaced)].filter((id) => !used.has(id));
  const usedElsewhere = await findUsed(db, left);
  const unused = left.filter((id) => !usedElsewhere.has(id));
  if (unused.length === 0) return [];
  const rows = await db
    .delete(media)
    .where(and(eq(media.schoolId, schoolId), inArray(media.id, unused)))
    .returning();
  if (rows.length > 0) touch(schoolTag(schoolId, 'media'));
  return rows;
};
