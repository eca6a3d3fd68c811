import { removeEnquiry } from '#schemas/api/admissions.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { lockEnquiry, updateEnquiry } from './lock-enquiry.ts';
import { enquiryStatus } from './statuses.ts';

/** Takes an enquiry out of every list; `purgeEnquiries` deletes it 30 days later. */
export const removeEnquiryHandler = handle(removeEnquiry, ({ query }, context) =>
  context.write(async (transaction) => {
    const before = await lockEnquiry(transaction, query.Admission_Enquiry_Id);
    if (before.status === enquiryStatus.confirmed) throw refuse('A confirmed enquiry cannot be removed.');
    const now = context.now();
    await updateEnquiry(transaction, { before, change: { deletedAt: now }, now });
    return ok({ message: 'The enquiry was removed.' });
  }),
);
