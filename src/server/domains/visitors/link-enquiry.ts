import { linkVisitorEnquiry } from '#schemas/api/visitors/desk.ts';
import { findEnquiry } from '#server/domains/admissions/public.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { readDeskDay } from './desk-day.ts';
import { changeVisitor, lockVisitor } from './find-visitor.ts';
import { readVisitor } from './visitor-row.ts';

/** Names the enquiry that was made of a visit. */
export const linkVisitorEnquiryHandler = handle(linkVisitorEnquiry, ({ params, body }, context) => {
  if (context.scopeOf('/admissions', 'write') !== 'all') throw new AppError('NO_ACCESS');
  return context.write(async (transaction) => {
    const before = await lockVisitor(transaction, params.id);
    const { id: enquiryId } = await findEnquiry(transaction, body.Admission_Enquiry_Id);
    if (before.enquiryId === enquiryId) transaction.unrecorded();
    else await changeVisitor(transaction, before, { enquiryId });
    return ok(await readVisitor(transaction, params.id, await readDeskDay(transaction, context.now())));
  });
});
