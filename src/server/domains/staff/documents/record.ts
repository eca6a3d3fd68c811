import { and, desc, eq } from 'drizzle-orm';
import type { StaffDocument } from '#schemas/api/staff/documents.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { media, type StaffDocumentRow, staffDocuments } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

export interface StoredDocument {
  readonly row: StaffDocumentRow;
  readonly fileName: string | null;
}

/** A document without its file, as the audit log has it. */
export const auditedDocument = ({ row, fileName }: StoredDocument): Omit<StaffDocument, 'DocumentURL'> =>
  withoutNulls({
    Document_Id: row.id,
    Document_Type: row.documentType,
    Document_Number: row.documentNumber,
    Issue_Date: row.issueDate,
    Expiry_Date: row.expiryDate,
    File_Name: fileName,
    Created_At: row.createdAt.toISOString(),
    Version: row.version,
  });

/** A document with a link to its file. */
export const toDocument = (services: Pick<Services, 'sealer' | 'now'>, stored: StoredDocument): StaffDocument => {
  const { schoolId, mediaId } = stored.row;
  return { ...auditedDocument(stored), DocumentURL: privateMediaLink(services, { schoolId, mediaId }) };
};

const withFile = (db: Db) =>
  db
    .select({ row: staffDocuments, fileName: media.fileName })
    .from(staffDocuments)
    .innerJoin(media, and(eq(media.schoolId, staffDocuments.schoolId), eq(media.id, staffDocuments.mediaId)));

/** A member's documents with the names of their files, the newest first. */
export const readDocuments = (db: Db, staffId: number): Promise<StoredDocument[]> =>
  withFile(db).where(eq(staffDocuments.staffId, staffId)).orderBy(desc(staffDocuments.id));

/** A document of a member whose row is locked. Errors: `NOT_FOUND`. */
export const findDocument = async (
  db: Db,
  { staffId, id }: { readonly staffId: number; readonly id: number },
): Promise<StoredDocument> => {
  const [found] = await withFile(db).where(and(eq(staffDocuments.staffId, staffId), eq(staffDocuments.id, id)));
  if (!found) throw notFound();
  return found;
};
