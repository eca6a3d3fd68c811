import { and, eq } from 'drizzle-orm';
import type { ContactMessageEntry } from '#schemas/api/contact-messages.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { contactMessageEntries, contactMessages } from '#server/store/schema.ts';
import type { MessageRow } from './contact-message-row.ts';

export type MessageEntryRow = typeof contactMessageEntries.$inferSelect;

/** What was done with a message, as the calls show it; `by` is the name of who did it. */
export const messageEntry = (row: MessageEntryRow, by: string | null): ContactMessageEntry => ({
  Entry_Id: row.id,
  Kind: row.kind,
  ...(row.text === null ? {} : { Text: row.text }),
  ...(row.status === null ? {} : { Status: row.status }),
  At: row.at.toISOString(),
  By: by,
});

interface Done {
  readonly before: MessageRow;
  readonly kind: MessageEntryRow['kind'];
  readonly text?: string;
  /** What the request is called, where it may be sent again. */
  readonly clientKey?: string | undefined;
  readonly change?: Partial<Pick<MessageRow, 'status' | 'enquiryId'>>;
}

/** Changes a message that was locked, and writes down what was done with it: in its own history and in the audit log. */
export const changeMessage = async (
  transaction: WriteContext,
  { actor, now }: CallContext,
  { before, kind, text, clientKey, change = {} }: Done,
): Promise<{ readonly row: MessageRow; readonly entry: ContactMessageEntry }> => {
  const { schoolId, id } = before;
  const row = { ...before, ...change };
  const { status } = row;
  const isMarked = status !== before.status;
  if (Object.keys(change).length > 0)
    await transaction.db
      .update(contactMessages)
      .set(change)
      .where(and(eq(contactMessages.schoolId, schoolId), eq(contactMessages.id, id)));
  const stored = onlyRow(
    await transaction.db
      .insert(contactMessageEntries)
      .values({
        schoolId,
        messageId: id,
        kind,
        text: text ?? null,
        status: isMarked ? status : null,
        at: now(),
        userId: userIdOf(actor),
        clientKey: clientKey ?? null,
      })
      .returning(),
  );
  await transaction.audit({
    entity: 'contactMessage',
    id,
    ...(isMarked ? { before: { Status: before.status } } : {}),
    after: { ...(isMarked ? { Status: status } : {}), ...(text === undefined ? {} : { [kind]: text }) },
  });
  return { row, entry: messageEntry(stored, actor.kind === 'user' ? actor.name : null) };
};
