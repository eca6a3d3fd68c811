import { and, asc, eq } from 'drizzle-orm';
import type { StudentDocumentRecord } from '#schemas/api/students/document.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { media, studentDocuments } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { known } from './student-record.ts';

type DocumentRow = typeof studentDocuments.$inferSelect;

interface StudentDocument {
  readonly row: DocumentRow;
  readonly fileName: string | null;
}

/** A document with a link to its file. */
export const toDocumentRecord = (
  services: Pick<Services, 'sealer' | 'now'>,
  { row, fileName }: StudentDocument,
): StudentDocumentRecord =>
  known({
    Document_Id: row.id,
    Document_Type: row.documentType,
    Document_Number: row.documentNumber,
    Issue_Date: row.issueDate,
    Expiry_Date: row.expiryDate,
    DocumentURL: privateMediaLink(services, { schoolId: row.schoolId, mediaId: row.mediaId }),
    File_Name: fileName,
    UserId: row.userId,
    UserType: row.userType,
    Created_At: row.createdAt.toISOString(),
  }) as StudentDocumentRecord;

/** A student's documents with the names of their files, the oldest first. */
export const readDocuments = async (db: Db, studentId: number): Promise<StudentDocument[]> =>
  db
    .select({ row: studentDocuments, fileName: media.fileName })
    .from(studentDocuments)
    .innerJoin(media, and(eq(media.schoolId, studentDocuments.schoolId), eq(media.id, studentDocuments.mediaId)))
    .where(eq(studentDocuments.studentId, studentId))
    .orderBy(asc(studentDocuments.id));
