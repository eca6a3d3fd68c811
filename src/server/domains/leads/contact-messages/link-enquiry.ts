import { linkMessageEnquiry } from '#schemas/api/contact-messages.ts';
import { findEnquiry } from '#server/domains/admissions/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { changeMessage } from './change-message.ts';
import { contactMessageRow } from './contact-message-row.ts';
import { lockMessage } from './find-message.ts';

/** Closes a message with the enquiry that was made of it. */
export const linkMessageEnquiryHandler = handle(linkMessageEnquiry, ({ params, body }, context) => {
  if (context.scopeOf('/admissions', 'write') !== 'all') throw new AppError('NO_ACCESS');
  return context.write(async (transaction) => {
    const before = await lockMessage(transaction, params.id);
    const { id, referenceNo } = await findEnquiry(transaction, body.Admission_Enquiry_Id);
    if (before.enquiryId === id) {
      transaction.unrecorded();
      return ok(contactMessageRow(before));
    }
    const change = { status: 'Closed', enquiryId: id } as const;
    const { row } = await changeMessage(transaction, context, { before, kind: 'Enquiry', text: referenceNo, change });
    return ok(contactMessageRow(row));
  });
});
