import { eq } from 'drizzle-orm';
import { setDocumentState } from '#schemas/api/admission-documents.ts';
import { nextDocumentStates } from '#schemas/records/enquiry.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { userTypeOf } from '#server/http/access/user-type.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { enquiryDocuments } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { documentsOf, documentWords, shownDocument } from './documents.ts';
import { lockEnquiry } from './lock-enquiry.ts';

/** Says what the office found of a document; one that was never sent can only be waived. */
export const setDocumentStateHandler = handle(setDocumentState, ({ params, body }, context) =>
  context.write(async (transaction) => {
    const { db } = transaction;
    const enquiry = await lockEnquiry(transaction, params.id);
    const before = (await documentsOf(transaction, enquiry)).find(({ type }) => type === params.documentType);
    const from = before?.row?.state ?? 'Missing';
    const allowed = nextDocumentStates(from, typeof before?.row?.mediaId === 'number');
    if (!allowed.includes(body.State)) {
      const words = { what: 'A document', from: documentWords(from), to: documentWords(body.State) };
      throw new AppError('BAD_TRANSITION', words, { details: { allowed } });
    }
    if (body.State !== 'Verified' && !body.Reason) throw wrongField('Reason', 'Please enter reason.');
    const values = { state: body.State, reason: body.Reason ?? null, updatedAt: context.now() };
    const { schoolId, id: enquiryId } = enquiry;
    if (before?.row) await db.update(enquiryDocuments).set(values).where(eq(enquiryDocuments.id, before.row.id));
    else
      await db.insert(enquiryDocuments).values({
        ...values,
        schoolId,
        enquiryId,
        documentType: params.documentType,
        userId: userIdOf(context.actor),
        userType: userTypeOf(context.actor),
      });
    const after = (await documentsOf(transaction, enquiry)).find(({ type }) => type === params.documentType);
    if (!after?.row) throw new Error('A document was gone after it was written.');
    await transaction.audit({
      entity: 'enquiryDocument',
      id: after.row.id,
      before: before ? shownDocument(before) : null,
      after: shownDocument(after),
    });
    return ok(shownDocument(after, context.services));
  }),
);
