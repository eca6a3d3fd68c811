import { inArray, sql } from 'drizzle-orm';
import { relation as relations } from '#schemas/records/relation.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { enquiries, enquiryDocuments, enquiryFollowUps } from '#server/store/schema.ts';
import { erasedDate, erasedName } from './erase-record.ts';

/**
 * Empties enquiries: the reference, the status and the dates stay. Returns the keys of the files to delete.
 */
export const eraseEnquiries = async (tx: WriteContext, schoolId: number, ids: number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  await tx.db
    .update(enquiries)
    .set({
      firstName: erasedName,
      middleName: null,
      lastName: null,
      dateOfBirth: erasedDate,
      gender: 'Undisclosed',
      parentName: erasedName,
      parentRelation: relations.other,
      mobile: '',
      email: null,
      details: {},
      language: null,
      consentAddress: null,
      closeReason: null,
      version: sql`${enquiries.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(enquiries.id, ids));
  await tx.db.delete(enquiryFollowUps).where(inArray(enquiryFollowUps.enquiryId, ids));
  const documents = await tx.db.delete(enquiryDocuments).where(inArray(enquiryDocuments.enquiryId, ids)).returning();
  const files: string[] = [];
  for (const { mediaId } of documents) if (mediaId !== null) files.push(...(await discardMedia(tx, schoolId, mediaId)));
  return files;
};
