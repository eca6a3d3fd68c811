import { and, eq, inArray } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { restoreEnquiry } from '#schemas/api/admission-inbox.ts';
import { changeEnquiry } from '#schemas/api/admission-office.ts';
import { removeEnquiry } from '#schemas/api/admissions.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { refuse, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { officeRow } from './enquiry-row.ts';
import { lockEnquiry, lockRemoved, requireVersion, updateEnquiry } from './lock-enquiry.ts';

/** Changes who looks after an enquiry, how urgent it is and when it is followed up; what is left out stays. */
export const changeEnquiryHandler = handle(changeEnquiry, ({ params, body }, context) =>
  context.write(async (transaction) => {
    const before = await lockEnquiry(transaction, params.id);
    await requireVersion(transaction, context, { row: before, sent: body });
    if (body.Assigned_To) await requireStaff(transaction, body.Assigned_To);
    const change = {
      ...(body.Assigned_To !== undefined && { assignedTo: body.Assigned_To }),
      ...(body.Priority !== undefined && { priority: body.Priority }),
      ...(body.Next_Follow_Up !== undefined && { nextFollowUp: body.Next_Follow_Up }),
    };
    return ok(officeRow(await updateEnquiry(transaction, { before, change, now: context.now() })));
  }),
);

const requireStaff = async ({ db }: StoreContext, id: number): Promise<void> => {
  const [user] = await db
    .select({ status: users.status })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.role, ['Admin', 'Staff'])));
  if (!user || user.status === userStatus.disabled) throw wrongField('Assigned_To', 'Choose someone of the staff.');
};

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

/** Takes back a removal, as long as the row is there. */
export const restoreEnquiryHandler = handle(restoreEnquiry, ({ params }, context) =>
  context.write(async (transaction) => {
    const before = await lockRemoved(transaction, params.id);
    return ok(officeRow(await updateEnquiry(transaction, { before, change: { deletedAt: null }, now: context.now() })));
  }),
);
