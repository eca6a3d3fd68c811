import { addFollowUp, type EnquiryParams, type FollowUp, type FollowUpBody } from '#schemas/api/admission-office.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { enquiryFollowUps } from '#server/store/schema.ts';
import { lockEnquiry, updateEnquiry } from './lock-enquiry.ts';

type FollowUpRow = typeof enquiryFollowUps.$inferSelect;

/** An entry of what was said, as the calls show it; `by` is the name of who wrote it down. */
export const followUpEntry = (row: FollowUpRow, by: string | null): FollowUp => ({
  Follow_Up_Id: row.id,
  Follow_Up_At: row.at.toISOString(),
  Mode: row.mode,
  Note: row.note,
  Next_Date: row.nextDate,
  From_Status: row.fromStatus,
  To_Status: row.toStatus,
  By: by,
});

/** Records a follow-up with a family; its next date becomes the enquiry's. */
export const addFollowUpHandler = handle<{ params: EnquiryParams; body: FollowUpBody }>(
  addFollowUp,
  ({ params, body }, context) =>
    context.write(async (transaction) => {
      const before = await lockEnquiry(transaction, params.id);
      const now = context.now();
      const { schoolId } = before;
      const [row] = await transaction.db
        .insert(enquiryFollowUps)
        .values({
          schoolId,
          enquiryId: before.id,
          at: body.Follow_Up_At ? new Date(body.Follow_Up_At) : now,
          mode: body.Mode,
          note: body.Note,
          nextDate: body.Next_Date ?? null,
          userId: userIdOf(context.actor),
        })
        .returning();
      if (!row) throw new Error('The database returned no row for a follow-up.');
      const nextFollowUp = body.Next_Date ?? before.nextFollowUp;
      await updateEnquiry(transaction, { before, change: { nextFollowUp }, now });
      const by = context.actor.kind === 'user' ? context.actor.name : null;
      const entry = followUpEntry(row, by);
      await transaction.audit({ entity: 'enquiryFollowUp', id: row.id, after: entry });
      return created(entry);
    }),
);
