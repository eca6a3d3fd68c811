import { and, eq } from 'drizzle-orm';
import { removeStudentDocument } from '#schemas/api/students/document.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { studentDocuments } from '#server/store/schema.ts';
import { auditedDocument, findDocument } from './document-record.ts';
import { lockStudent } from './find-student.ts';

/** Removes a document and its file. */
export const removeDocumentHandler = handle(
  removeStudentDocument,
  async ({ params: { id: studentId, document } }, context) => {
    const leftover = await context.write(async (tx) => {
      const { schoolId } = await lockStudent(tx, studentId);
      const before = await findDocument(tx.db, { studentId, id: document });
      await tx.db
        .delete(studentDocuments)
        .where(and(eq(studentDocuments.schoolId, schoolId), eq(studentDocuments.id, document)));
      await tx.audit({ entity: 'student', id: studentId, before: { document: auditedDocument(before) } });
      return discardMedia(tx, schoolId, before.row.mediaId);
    });
    await deleteFiles(context.services.storage, leftover);
    return ok({ message: 'The document was removed.' });
  },
);
