import { count, eq } from 'drizzle-orm';
import { enquiryDocuments, studentDocuments } from '../../store/schema.ts';
import type { StoreContext } from '../../store/store.ts';
import { discardMedia } from '../students/discard-media.ts';

/**
 * Removes the row of a paper's file unless it is another's paper, an enquiry's or a student's, or shown on the website.
 * Returns the keys of the files, to be deleted once the transaction has committed.
 */
export const discardPaperFile = async (
  transaction: StoreContext,
  schoolId: number,
  mediaId: number,
): Promise<string[]> => {
  const { db } = transaction;
  const uses = [
    await db.select({ uses: count() }).from(enquiryDocuments).where(eq(enquiryDocuments.mediaId, mediaId)),
    await db.select({ uses: count() }).from(studentDocuments).where(eq(studentDocuments.mediaId, mediaId)),
  ];
  return uses.every(([row]) => row?.uses === 0) ? discardMedia(transaction, schoolId, mediaId) : [];
};
