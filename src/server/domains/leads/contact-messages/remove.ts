import { and, eq } from 'drizzle-orm';
import { type Handler, handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { contactMessages } from '#server/store/schema.ts';
import { contactMessageRow, type MessageRow } from './contact-message-row.ts';
import { lockAnyMessage, lockMessage } from './find-message.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Removes a message, and puts it back while it is not gone for good. */
export const removeHandlers = (calls: OfficeCalls): readonly Handler[] => [
  handle(calls.remove, ({ params }, context) =>
    context.write(async (transaction) => {
      const row = await lockMessage(transaction, params.id);
      await setDeleted(transaction, row, context.now());
      await transaction.audit({ entity: 'contactMessage', id: row.id, before: contactMessageRow(row) });
      return ok({ message: 'The message was removed.' });
    }),
  ),
  handle(calls.restore, ({ params }, context) =>
    context.write(async (transaction) => {
      const row = await lockAnyMessage(transaction, params.id);
      if (row.deletedAt === null) transaction.unrecorded();
      else {
        await setDeleted(transaction, row, null);
        await transaction.audit({ entity: 'contactMessage', id: row.id, after: contactMessageRow(row) });
      }
      return ok(contactMessageRow(row));
    }),
  ),
];

const setDeleted = async (
  { db }: WriteContext,
  { schoolId, id }: MessageRow,
  deletedAt: Date | null,
): Promise<void> => {
  const own = and(eq(contactMessages.schoolId, schoolId), eq(contactMessages.id, id));
  await db.update(contactMessages).set({ deletedAt }).where(own);
};
