import { and, eq } from 'drizzle-orm';
import { removeStaffDocument } from '#schemas/api/staff/documents.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { staffDocuments } from '#server/store/schema.ts';
import { lockMember } from '../find-member.ts';
import { auditedDocument, findDocument } from './record.ts';

/** Removes a document and its file. */
export const removeStaffDocumentHandler = handle(
  removeStaffDocument,
  async ({ params: { id: staffId, document } }, context) => {
    const leftover = await context.write(async (tx) => {
      const { schoolId } = await lockMember(tx, staffId);
      const before = await findDocument(tx.db, { staffId, id: document });
      await tx.db
        .delete(staffDocuments)
        .where(and(eq(staffDocuments.schoolId, schoolId), eq(staffDocuments.id, document)));
      await tx.audit({ entity: 'staffMember', id: staffId, before: { document: auditedDocument(before) } });
      return discardMedia(tx, schoolId, before.row.mediaId);
    });
    await deleteFiles(context.services.storage, leftover);
    return ok({ message: 'The document was removed.' });
  },
);
