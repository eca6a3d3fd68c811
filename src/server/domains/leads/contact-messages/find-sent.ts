import { and, eq } from 'drizzle-orm';
import type { ContactMessageEntry } from '#schemas/api/contact-messages.ts';
import { clientKeyOf, keyTaken } from '#server/http/calls/client-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { lockClientKey } from '#server/store/lock-client-key.ts';
import { contactMessageEntries, contactMessages } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type MessageEntryRow, messageEntry } from './change-message.ts';
import type { MessageRow } from './contact-message-row.ts';

/** The message that the same form has left already. Another one under this key waits until this transaction ends. */
export const findSentMessage = async (
  context: StoreContext,
  schoolId: number,
  clientKey: string | undefined,
): Promise<MessageRow | undefined> => {
  if (clientKey === undefined) return undefined;
  await lockClientKey(context, schoolId, clientKey);
  const own = and(eq(contactMessages.schoolId, schoolId), eq(contactMessages.clientKey, clientKey));
  const [row] = await context.db.select().from(contactMessages).where(own);
  return row;
};

interface Written {
  readonly messageId: number;
  readonly kind: MessageEntryRow['kind'];
  readonly text: string;
}

/**
 * What the same request has written down of a message already. Another one under its key waits until this transaction
 * ends. Errors: `NOT_VALID` where something else was sent under the key.
 */
export const findSentEntry = async (
  transaction: StoreContext,
  context: CallContext,
  { messageId, kind, text }: Written,
): Promise<ContactMessageEntry | undefined> => {
  const clientKey = clientKeyOf(context);
  if (clientKey === undefined) return undefined;
  const { schoolId } = context.school;
  await lockClientKey(transaction, schoolId, clientKey);
  const own = and(eq(contactMessageEntries.schoolId, schoolId), eq(contactMessageEntries.clientKey, clientKey));
  const [row] = await transaction.db.select().from(contactMessageEntries).where(own);
  if (!row) return undefined;
  if (row.messageId !== messageId || row.kind !== kind || row.text !== text) throw keyTaken();
  return messageEntry(row, context.actor.kind === 'user' ? context.actor.name : null);
};
