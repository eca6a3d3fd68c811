import { and, asc, eq } from 'drizzle-orm';
import type { StudentDocumentRecord } from '#schemas/api/students/document.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { media, studentDocuments } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

type DocumentRow = typeof studentDocuments.$inferSelect;

export interface StoredDocument {
  readonly row: DocumentRow;
  readonly fileName: string | null;
}

/** A document without its file, as the audit log has it. */
export const auditedDocument = ({ row, fileName }: StoredDocument): Omit<StudentDocumentRecord, 'DocumentURL'> =>
  withoutNulls({
    Document_Id: row.id,
    Document_Type: row.documentType as StudentDocumentRecord['Document_Type'],
    Document_Number: row.documentNumber,
    Issue_Date: row.issueDate,
    Expiry_Date: row.expiryDate,
    File_Name: fileName,
    UserId: row.userId,
    UserType: row.userType,
    Created_At: row.createdAt.toISOString(),
    Version: row.version,
  });

/** A document with a link to its file. */
export const toDocumentRecord = (
  services: Pick<Services, 'sealer' | 'now'>,
  stored: StoredDocument,
): StudentDocumentRecord => {
  const { schoolId, mediaId } = stored.row;
  return { ...auditedDocument(stored), DocumentURL: privateMediaLink(services, { schoolId, mediaId }) };
};

const withFile = (db: Db) =>
  db
    .select({ row: studentDocuments, fileName: media.fileName })
    .from(studentDocuments)
    .innerJoin(media, and(eq(media.schoolId, studentDocuments.schoolId), eq(media.id, studentDocuments.mediaId)));

/** A student's documents with the names of their files, the oldest first. */
export const readDocuments = (db: Db, studentId: number): Promise<StoredDocument[]> =>
  withFile(db).where(eq(studentDocuments.studentId, studentId)).orderBy(asc(studentDocuments.id));

/** A document of a student whose row is locked. Errors: `NOT_FOUND`. */
export const findDocument = async (
  db: Db,
  { studentId, id }: { readonly studentId: number; readonly id: number },
): Promise<StoredDocument> => {
  const [found] = await withFile(db).where(and(eq(studentDocuments.studentId, studentId), eq(studentDocuments.id, id)));
  if (!found) throw notFound();
  return found;
};
