import { eq, sql } from 'drizzle-orm';
import { schoolTag } from '#schemas/sources/index.ts';
import { replaceMediaReference } from '#server/core/validation/media-reference.ts';
import { updateItem } from '#server/domains/content/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { followInScheduledSets, type Grown, lockScheduledSets } from '#server/store/content/scheduled-versions.ts';
import { type ContentRow, content, staffMembers, students } from '#server/store/schema.ts';
import { refersTo } from './media-uses.ts';

/** Which picture stands in the place of which, and who put it there. */
interface Swap {
  readonly from: number;
  readonly to: number;
  readonly userId: number | null;
}

/** Puts a picture in the place of another in the records of people. */
export const swapInRecords = async (tx: WriteContext, from: number, to: number): Promise<void> => {
  const photos = { before: { photoMediaId: from }, after: { photoMediaId: to } };
  const changed = await tx.db
    .update(students)
    .set({ photoMediaId: to, version: sql`${students.version} + 1` })
    .where(eq(students.photoMediaId, from))
    .returning({ id: students.id });
  for (const { id } of changed) await tx.audit({ entity: 'student', id, ...photos });
  const colleagues = await tx.db
    .update(staffMembers)
    .set({ photoMediaId: to, version: sql`${staffMembers.version} + 1` })
    .where(eq(staffMembers.photoMediaId, from))
    .returning({ id: staffMembers.id, schoolId: staffMembers.schoolId });
  for (const { id, schoolId } of colleagues) {
    await tx.audit({ entity: 'staffMember', id, ...photos });
    tx.touch(schoolTag(schoolId, 'staff'));
  }
};

/** The items that show a picture, in the order of their ids. */
export const lockItems = async (tx: WriteContext, id: number): Promise<ContentRow[]> => {
  await lockScheduledSets(tx.db);
  return tx.db.select().from(content).where(refersTo(id)).orderBy(content.id).for('update');
};

/** Puts a picture in the place of another in every item; what is to go live at a time does so with the new one. */
export const swapInContent = async (tx: WriteContext, { from, to, userId }: Swap): Promise<void> => {
  const grown: Grown[] = [];
  for (const row of await lockItems(tx, from)) {
    const documents = {
      draft: replaceMediaReference(row.draft, from, to),
      published: replaceMediaReference(row.published, from, to),
      scheduled: replaceMediaReference(row.scheduled, from, to),
    };
    const { version } = await updateItem(tx, row, { ...documents, userId, action: 'replacePicture' });
    grown.push({ type: row.type, id: row.id, from: row.version, to: version });
  }
  await followInScheduledSets(tx.db, grown);
};
