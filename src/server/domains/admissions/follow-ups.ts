import { and, eq } from 'drizzle-orm';
import { addFollowUp, type FollowUp, type FollowUpBody } from '#schemas/api/admission-office.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { clientKeyOf, keyTaken } from '#server/http/calls/client-key.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { lockClientKey } from '#server/store/lock-client-key.ts';
import { onlyRow } from '#server/store/query.ts';
import { enquiryFollowUps } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
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

interface Sent {
  readonly schoolId: number;
  readonly enquiryId: number;
  /** What the caller calls the request; without it nothing was sent before. */
  readonly clientKey: string | undefined;
  readonly body: FollowUpBody;
}

/**
 * What the same request has written down already. Another one under its key waits until this transaction ends. Errors:
 * `NOT_VALID` where something else was sent under the key.
 */
const findSentFollowUp = async (
  context: StoreContext,
  { schoolId, enquiryId, clientKey, body }: Sent,
): Promise<FollowUpRow | undefined> => {
  if (clientKey === undefined) return undefined;
  await lockClientKey(context, schoolId, clientKey);
  const own = and(eq(enquiryFollowUps.schoolId, schoolId), eq(enquiryFollowUps.clientKey, clientKey));
  const [row] = await context.db.select().from(enquiryFollowUps).where(own);
  if (!row) return undefined;
  const isSame =
    row.enquiryId === enquiryId &&
    row.mode === body.Mode &&
    row.note === body.Note &&
    row.nextDate === (body.Next_Date ?? null);
  if (!isSame) throw keyTaken();
  return row;
};

/**
 * Writes down what was said with a family; its next date becomes the enquiry's. The same entry sent again is written down
 * once.
 */
export const addFollowUpHandler = handle(addFollowUp, ({ params, body }, context) =>
  context.write(async (transaction) => {
    const { schoolId } = context.school;
    const clientKey = clientKeyOf(context);
    const by = context.actor.kind === 'user' ? context.actor.name : null;
    const sent = await findSentFollowUp(transaction, { schoolId, enquiryId: params.id, clientKey, body });
    if (sent) {
      transaction.unrecorded();
      return created(followUpEntry(sent, by));
    }
    const before = await lockEnquiry(transaction, params.id);
    const now = context.now();
    const row = onlyRow(
      await transaction.db
        .insert(enquiryFollowUps)
        .values({
          schoolId,
          enquiryId: before.id,
          at: body.Follow_Up_At ? new Date(body.Follow_Up_At) : now,
          mode: body.Mode,
          note: body.Note,
          nextDate: body.Next_Date ?? null,
          userId: userIdOf(context.actor),
          clientKey,
        })
        .returning(),
    );
    const nextFollowUp = body.Next_Date ?? before.nextFollowUp;
    await updateEnquiry(transaction, { before, change: { nextFollowUp }, now });
    const entry = followUpEntry(row, by);
    await transaction.audit({ entity: 'enquiryFollowUp', id: row.id, after: entry });
    return created(entry);
  }),
);
