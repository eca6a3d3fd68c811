import { and, eq } from 'drizzle-orm';
import { removeEnquiryDocument } from '#schemas/api/admission-documents.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { discardMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enquiryDocuments } from '#server/store/schema.ts';
import { documentsOf, shownDocument } from './documents.ts';
import { lockEnquiry } from './lock-enquiry.ts';

/** Removes what there is of a document: its file, and what the office found. A required one is missing after it. */
export const removeEnquiryDocumentHandler = handle(removeEnquiryDocument, async ({ params }, context) => {
  const leftover = await context.write(async (transaction) => {
    const enquiry = await lockEnquiry(transaction, params.id);
    if (enquiry.status === enquiryStatus.confirmed)
      throw refuse('A confirmed enquiry keeps its documents. Remove the document on the student’s page.');
    const { schoolId } = enquiry;
    const before = (await documentsOf(transaction, enquiry)).find(({ type }) => type === params.documentType);
    if (!before?.row) throw notFound();
    const { id, mediaId } = before.row;
    await transaction.db
      .delete(enquiryDocuments)
      .where(and(eq(enquiryDocuments.schoolId, schoolId), eq(enquiryDocuments.id, id)));
    await transaction.audit({ entity: 'enquiryDocument', id, before: shownDocument(before), after: null });
    return mediaId === null ? [] : discardMedia(transaction, schoolId, mediaId);
  });
  await deleteFiles(context.services.storage, leftover);
  return ok({ message: 'The document was removed.' });
});
